import StrokeCore
import StrokeFormats
import TestSupport
import Testing

@Suite struct TableTests {
  static let shapes: [Example] = [
    // With and without a header, parted by comma, semicolon or tab.
    Example("x,y,t\n1,2,3\n4,5,6\n", "2: 1.0,2.0@3.0 4.0,5.0@6.0"),
    Example("1,2,3\n4,5,6", "1: 1.0,2.0@3.0 4.0,5.0@6.0"),
    Example("1;2\n4;5", "1: 1.0,2.0 4.0,5.0"),
    Example("1\t2\t3\n4\t5\t6\n", "1: 1.0,2.0@3.0 4.0,5.0@6.0"),
    Example("x;y;note, if any\n1;2;a,b\n", "2: 1.0,2.0"),
    // Where commas separate nothing, they may stand for points.
    Example(
      "x;y;t\n1,5;2;,25\n-1,25;2.5;1e1\n1,5;2;0,5\n1;2;3\n1,75;2,5;4,125\n",
      "! 2:1: expected one recording, found times that start again at row 3; --fields stroke=NAME names the column or member that tells strokes apart; so does a blank line between rows of a table"
    ),
    Example("1,5\t2,5\n3\t4", "1: 1.5,2.5 3.0,4.0"),
    Example("\"1,5\";\"2,5\"", "1: 1.5,2.5"),
    // A first line may name the delimiter.
    Example("sep=;\nx;y\n1,5;2\n", "3: 1.5,2.0"), Example("SEP=,\r\n1,2\r\n", "2: 1.0,2.0"),
    Example("\u{FEFF}sep=\t\nx\ty,z\ty\n1\t0\t2", "3: 1.0,2.0"),
    Example("x,y\n"),
    // Columns in any order and case, with others.
    Example("Time,Y,force,X\n3,2,9,1\n6,5,9,4\n", "2: 1.0,2.0@3.0 4.0,5.0@6.0"),
    Example("TIMESTAMP,y,x\n3,2,1", "2: 1.0,2.0@3.0"),
    Example(
      "x,y,t,a,b\n1,2,3\n4,5,6,7,8,9",
      "! 3:11: expected 5 columns, as in the header, found 6; numbers with a decimal comma need ; between columns"
    ),
    Example(
      "1,2,3,note\n4,5,6,7",
      "! 1:7: expected columns x, y and t, found 4 columns without names; add a header, or --fields x=1,y=2,t=3 says by their numbers which they are"
    ),
    Example("1,2,3,\n4,5,6,\n", "1: 1.0,2.0@3.0 4.0,5.0@6.0"),
    // Times may be missing as long as all are.
    Example("x,y,t\n1,2,\n3,4\n", "2: 1.0,2.0 3.0,4.0"),
    // A column says where a stroke begins: stroke if there is one, else id.
    Example(
      "stroke,x,y\na,1,2\na,3,4\nb,5,6\na,7,8", "2 id=a: 1.0,2.0 3.0,4.0", "4 id=b: 5.0,6.0",
      "5 id=a: 7.0,8.0"),
    Example("x,y,ID\n1,2,7\n3,4,8", "2 id=7: 1.0,2.0", "3 id=8: 3.0,4.0"),
    Example(
      "id,Stroke,x,y\nk,1,1,2\nk,2,3,4\nl,2,5,6",
      "2 id=k: 1.0,2.0",
      "3 id=k: 3.0,4.0",
      "4 id=l: 5.0,6.0"),
    Example(
      "stroke,x,y\n10,1,2\n10,3,4\n11,5,6\n9,7,8\n",
      "2: 1.0,2.0 3.0,4.0",
      "4: 5.0,6.0",
      "5: 7.0,8.0"),
    // Label, width and unit of time are those of any row that has them.
    Example(
      "id,label,width,timeUnit,x,y,t\na,\"big, red\",320,ms,1,2,500\na,,,,3,4,1000",
      "2 id=a label=big, red width=320.0: 1.0,2.0@0.5 3.0,4.0@1.0"),
    Example(
      "id,label,width,timeUnit,x,y,t\na,,,,1,2,500\na,,320,ms,3,4,1000\na,c,,,5,6,1500\nb,,,,1,2,3\n",
      "2 id=a label=c width=320.0: 1.0,2.0@0.5 3.0,4.0@1.0 5.0,6.0@1.5", "5 id=b: 1.0,2.0@3.0"),
    // Blank lines part strokes, also lines of empty cells; comments do not.
    Example("1,2\n\n3,4\n\n\n5,6\n\n", "1: 1.0,2.0", "3: 3.0,4.0", "6: 5.0,6.0"),
    Example("x,y,t\n1,2,3\n,,\n4,5,6\n \t \n", "2: 1.0,2.0@3.0", "4: 4.0,5.0@6.0"),
    Example("# who\n\n# what, when\nx,y\n# here\n1,2\n#there\n3,4", "6: 1.0,2.0 3.0,4.0"),
    Example("stroke,x,y\na,1,2\n\na,3,4", "2 id=a: 1.0,2.0", "4 id=a: 3.0,4.0"),
    // Line ends of all kinds, a byte order mark, no final line end.
    Example("\u{FEFF}x,y\r\n1,2\r\n\r\n3,4", "2: 1.0,2.0", "4: 3.0,4.0"),
    Example("x,y\r1,2\r3,4\r\r5,6\r", "2: 1.0,2.0 3.0,4.0", "5: 5.0,6.0"),
    Example("\r\r\r\n\r1,2\r", "5: 1.0,2.0"),
    Example("\u{FEFF}1,2", "1: 1.0,2.0"),
    // Quotes.
    Example(
      "\"x\",\"y\",\"id\"\n\"1\",\"2\",\"a\"\"b\"\n3,4,\"a\"\"b\"", "2 id=a\"b: 1.0,2.0 3.0,4.0"),
    Example(
      "x,y,label\n1,2,\"a\nb\"\n3,4,\n\n5,6,d", "2 label=a\nb: 1.0,2.0 3.0,4.0",
      "6 label=d: 5.0,6.0"),
    // A CR inside them ends a line where CRs do.
    Example(
      "x,y,label\r1,2,\"a\rb\"\r3,4,\r\r5,6,d", "2 label=a\rb: 1.0,2.0 3.0,4.0",
      "6 label=d: 5.0,6.0"),
    Example(
      "x,y,label\r\n1,2,\"a\r\nb\"\r\n3,4,\r\n\r\n5,6,d", "2 label=a\r\nb: 1.0,2.0 3.0,4.0",
      "6 label=d: 5.0,6.0"),
    Example(
      "x,y,label\n1,2,\"a\rb\"\n3,4,\n\n5,6,d", "2 label=a\rb: 1.0,2.0 3.0,4.0",
      "5 label=d: 5.0,6.0"),
    Example("x,y,label\n 1 , 2 , \"a\" \n\t3\t,\t4\t,", "2 label=a: 1.0,2.0 3.0,4.0"),
    Example("x,y,label\n1,2,5\" disk\n", "2 label=5\" disk: 1.0,2.0"),
    // Numbers as other programs write them.
    Example("+1,.5\n-2.,1E3\n007,-0", "1: 1.0,0.5 -2.0,1000.0 7.0,-0.0"),
    // A tab that parts columns may come first.
    Example("\tx\ty\n0\t1\t2\n1\t3\t4", "2: 1.0,2.0 3.0,4.0"),
  ]

  static let errors: [Example] = [
    Example(
      "x,y,label\r1,2,\"a\rb\"\r3,z,c\r",
      "2 label=a\rb: 1.0,2.0",
      "! 4:3: expected a number under y, found z"),
    Example(
      "x,y,label\r1,2,\"a\r\nb\n\"\r3,z,c\r",
      "2 label=a\r\nb\n: 1.0,2.0",
      "! 5:3: expected a number under y, found z"),
    Example(
      "x,y,label\n1,2,\"a\nb\"\n3,z,c\n",
      "2 label=a\nb: 1.0,2.0",
      "! 4:3: expected a number under y, found z"),
    Example(
      "x,y,label\r\n1,2,\"a\r\nb\"\r\n3,z,c\r\n",
      "2 label=a\r\nb: 1.0,2.0",
      "! 4:3: expected a number under y, found z"),
    Example(
      "x,y,label\n1,2,\"a\rb\"\n3,z,c\n",
      "2 label=a\rb: 1.0,2.0",
      "! 3:3: expected a number under y, found z"),
    Example(
      "label,x,y\r\"a\rb\",z,2\r",
      "! 3:4: expected a number under x, found z"),
    Example(
      "label,x,y\n\"a\nb\",z,2\n",
      "! 3:4: expected a number under x, found z"),
    Example(
      "x,t\n1,2",
      "! 1:1: expected a header with x and y, found only \"x\" and \"t\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "t;Y\n1;2",
      "! 1:1: expected a header with x and y, found only \"t\" and \"Y\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "a,b\n1,2",
      "! 1:1: expected numbers, or a header with x and y, found only \"a\" and \"b\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example("x,y,X\n1,2,3", "! 1:5: expected every column once, found X again"),
    Example(
      "x,y,t,time\n1,2,3,4",
      "! 2:7: expected one time, found t and time; --fields t=t or --fields t=time says which counts"
    ),
    // A last row that was cut off is left out.
    Example("1,2\n3", "1: 1.0,2.0"),
    Example("1,2\n\"3", "1: 1.0,2.0"),
    Example(
      "1,2\n3\n4,5",
      "! 2:2: expected a number under y, found only \"x\""),
    Example(
      "1,2\n3,",
      "! 2:3: expected a number under y, found only \"x\""),
    Example(
      "1,2\n,3\n",
      "! 2:3: expected a number under x, found only \"y\""),
    Example(
      "1,2\n3,é",
      "! 2:3: expected a number under y, found é"),
    Example(
      "x,y\n1,nan\n",
      "! 2:3: expected a number under y, found nan"),
    Example(
      "x,y\n1,0x10\n",
      "! 2:3: expected a number under y, found 0x10"),
    Example(
      "x;y\n1,5,5;2\n",
      "! 2:1: expected a number under x, found 1,5,5; remove the separators of thousands"),
    Example(
      "x,y\n1e,2\n",
      "! 2:1: expected a number under x, found 1e"),
    Example("x,y\n1,2e999\n", "! 2:3: number too large"),
    Example(
      "x,y,t\n1,2,3\n4,5\n",
      "! 3:4: expected a time, as in the rows before, found only \"x\" and \"y\""),
    Example(
      "x,y,t\n1,2,3\n4,5,\n",
      "! 3:5: expected a time, as in the rows before, found only \"x\" and \"y\""),
    Example("x,y,t\n1,2,\n4,5,6\n", "! 3:5: expected no time, as in the rows before, found 6"),
    Example("x,y,width\n1,2,0\n", "! 2:5: expected a width above 0, found 0"),
    Example(
      "x,y,width\n1,2,wide\n",
      "! 2:5: expected a width above 0, found wide"),
    // Three rows show that the first column is the time.
    Example(
      "0,5,9\n1,6,8\n2,7,7\n",
      "! 1:1: expected x, y and t, found a first number that grows like time and a third that goes back; --fields x=2,y=3,t=1 reads t, x, y, and --fields x=1,y=2,t=3 reads x, y, t"
    ),
    Example("x,y,timeUnit\n1,2,h\n", "! 2:5: expected s, ms, us or ns, found h"),
    Example(
      "x,y,stroke\n1,2\n",
      "2: 1.0,2.0"),
    // Rows of several strokes in turns are not taken for many strokes of one row.
    Example(
      "stroke,x,y\na,1,2\nb,3,4\na,5,6\nb,7,8\nc,1,2\nc,3,4\nb,5,6\nc,1,2\n",
      "! 4:1: expected the rows of a stroke one after another, found stroke a again at row 3, after another stroke and while time goes on; sort the rows by stroke, or --fields stroke=NAME names what tells strokes apart"
    ),
    Example(
      "id,x,y\n1,1,2\n2,3,4\n3,5,6\n1,z,2\n2,3,4\n\n3,3,4\n1,5,6\n",
      "! 5:1: expected the rows of a stroke one after another, found id 1 again at row 4, after another stroke and while time goes on; sort the rows by id, or --fields stroke=NAME names what tells strokes apart, or --fields finger=id if it tells fingers apart"
    ),
    Example(
      "strokeId,x,y\n1,1,2\n\"2\",3,4\n1,z,2\n2,3,4\n",
      "! 4:1: expected the rows of a stroke one after another, found strokeId 1 again at row 3, after another stroke and while time goes on; sort the rows by strokeId, or --fields stroke=NAME names what tells strokes apart"
    ),
    // Quotes that go wrong spoil a row, and do not swallow the rest.
    Example(
      "id,x,y\na,1,2\n\"b,3,4\nc,5,6", "! 3:1: expected a closing \" for this one",
      "4 id=c: 5.0,6.0"),
    Example(
      "id,x,y\n\"a\"b,1,2\nc,5,6", "! 2:4: expected , or the end of the line, found b",
      "3 id=c: 5.0,6.0"),
    Example("id\tx\ty\n\"a\"b\t1\t2", "! 2:4: expected a tab or the end of the line, found b"),
    // A bad row spoils its stroke, whole, and no other.
    Example(
      "id,x,y\na,1,2\na,z,2\na,q,3\nb,1,2",
      "! 3:3: expected a number under x, found z",
      "5 id=b: 1.0,2.0"),
    Example(
      "id,x,y\na,1,2\nb,z,2\nb,3,4\nc,1,2\n",
      "2 id=a: 1.0,2.0",
      "! 3:3: expected a number under x, found z",
      "5 id=c: 1.0,2.0"),
    Example(
      "1,2\n3,z\n5,6\n\n7,8",
      "! 2:3: expected a number under y, found z",
      "5: 7.0,8.0"),
    Example(
      "id,x,y\na,1,2\na\nb,1,2",
      "! 3:2: expected a number under x, found only \"id\"",
      "4 id=b: 1.0,2.0"),
    Example(
      "x,y,label\n1,2,\"a\nb\nc\",4\n3,\n",
      "! 4:4: expected 3 columns, as in the header, found 4; text with a comma needs quotes"),
    // What the rows of a stroke say of all of it they say alike, or not at all.
    Example(
      "id,label,x,y\na,c,1,2\na,d,3,4\na,e,3,4\nb,d,1,2\n",
      "2 id=a label=c: 1.0,2.0",
      "3 id=a label=d: 3.0,4.0",
      "4 id=a label=e: 3.0,4.0",
      "5 id=b label=d: 1.0,2.0"),
    Example(
      "id,Label,x,y\na,,1,2\na,c,1,2\na,,1,2\na,C,1,2\n",
      "2 id=a label=c: 1.0,2.0 1.0,2.0 1.0,2.0",
      "5 id=a label=C: 1.0,2.0"),
    Example(
      "id,label,x,y\na,c,1,2\na, c ,1,2\na,\"c\",1,2\na,\" c\",1,2\n",
      "2 id=a label=c: 1.0,2.0 1.0,2.0 1.0,2.0",
      "5 id=a label= c: 1.0,2.0"),
    Example(
      "x,y,label\n1,2,\"a \"\"b\"\n1,2,\"a \"\"b\"\n\n1,2,\"a \"\"b\"\n1,2,a \"\"b\n",
      "2 label=a \"b: 1.0,2.0 1.0,2.0",
      "5 label=a \"b: 1.0,2.0",
      "6 label=a \"\"b: 1.0,2.0"),
    Example(
      "x,y,expect\n1,2,circle\n1,2,rejected\n",
      "2: 1.0,2.0",
      "3: 1.0,2.0"),
    Example(
      "x,y,width\n1,2,320\n1,2,320.0\n1,2,3.2e2\n1,2,\n1,2,375\n",
      "! 6:5: expected 320 under width, as in the rows before, found 375"),
    Example(
      "x;y;width\n1;2;320\n1;2;320,0\n\n1;2;320\n1;2;320,5\n",
      "2 width=320.0: 1.0,2.0 1.0,2.0",
      "! 6:5: expected 320 under width, as in the rows before, found 320,5"),
    Example(
      "x,y,timeUnit\n1,2,ms\n1,2,us\n",
      "! 3:5: expected ms under timeUnit, as in the rows before, found us"),
    Example(
      "x,y,t,ended\n1,2,0,\n1,2,0,7\n1,2,0,7.0\n1,2,0,8\n",
      "! 5:7: expected 7 under ended, as in the rows before, found 8"),
    // A stroke that comes back is another one.
    Example(
      "id,label,x,y\na,c,1,2\nb,d,1,2\na,d,1,2\n", "2 id=a label=c: 1.0,2.0",
      "3 id=b label=d: 1.0,2.0", "4 id=a label=d: 1.0,2.0"),
    Example(
      "x,y,reason\n1,2,a\n1,2,\(String(repeating: "b", count: 40))\n",
      "! 3:5: expected a under reason, as in the rows before, found \(String(repeating: "b", count: 32))…"
    ),
    Example(
      "x,y,expect,Expect\n1,2,a,b\n", "! 1:12: expected every column once, found Expect again"),
    // Commas in numbers, where they also separate the columns.
    Example(
      "x,y,t\n1,5,2,0,0,1\n2,5,3,0,1,0\n",
      "! 2:7: expected 3 columns, as in the header, found 6; numbers with a decimal comma need ; between columns"
    ),
    Example("x,y\n1,2,,\n3,4,,\n", "2: 1.0,2.0 3.0,4.0"),
  ]

  /// Tables whose columns can be told only by the whole first row, quotes included.
  static let quotedRows: [Example] = [
    // Everything in quotes, as R writes it.
    Example("\"x\";\"y\";\"t\"\n1;2;3\n4;5;6\n", "2: 1.0,2.0@3.0 4.0,5.0@6.0"),
    Example("\"x\"\t\"y\"\n1\t2\n3\t4", "2: 1.0,2.0 3.0,4.0"),
    Example("\"x\";\"y\"\n\"1\";\"2\"\n\"3\";\"4\"\n", "2: 1.0,2.0 3.0,4.0"),
    Example("\"1\";\"2\"\n\"3\";\"4\"", "1: 1.0,2.0 3.0,4.0"),
    Example("\"1\"\t\"2\"\t\"3\"\n", "1: 1.0,2.0@3.0"),
    // Some cells only, and space about them.
    Example("\"#c\"\tx\ty\na\t1\t2\n", "2: 1.0,2.0"),
    Example("x;\"y\"\n1;2", "2: 1.0,2.0"),
    Example(" \"x\" ; \"y\" \n1;2", "2: 1.0,2.0"),
    Example("\"\";\"x\";\"y\"\n\"1\";5;6\n", "2: 5.0,6.0"),
    // Before it: a byte order mark, blank lines, comments with quotes; after it any line end.
    Example("\u{FEFF}\"x\";\"y\"\r\n1;2\r\n\r\n3;4", "2: 1.0,2.0", "4: 3.0,4.0"),
    Example("\"x\";\"y\"\r1;2\r3;4\r", "2: 1.0,2.0 3.0,4.0"),
    Example("# it's \"so\n\n#; \"x\t\n\"x\";\"y\"\n1;2", "5: 1.0,2.0"),
    Example("\t# a\tb\n\"x\";\"y\"\n1;2", "3: 1.0,2.0"),
    Example("# c\n;;\n\"x\";\"y\"\n1;2", "4: 1.0,2.0"),
    // Delimiters and line ends in quotes separate nothing.
    Example("\"a\tb; c\",\"x\",\"y\"\n0,1,2", "2: 1.0,2.0"),
    Example("\"a,b\tc\";x;y\n0;1;2", "2: 1.0,2.0"),
    Example("x,y,\"a;b\",\"c\td\"\n1,2,3,4", "2: 1.0,2.0"),
    Example("\"a \"\";\"\" b\",x,y\n0,1,2", "2: 1.0,2.0"),
    Example("\"note\nmore\";\"x\";\"y\"\n0;1;2\n", "3: 1.0,2.0"),
    Example("\"x\";\"y\";\"a, b\r\nc\td\"\r\n1;2;3\r\n", "3: 1.0,2.0"),
    // A quote inside a word, or one that closes nothing, is a character.
    Example("x;y;5\" disk\n1;2;3\n", "2: 1.0,2.0"),
    Example("x,y,5\" disk\n1,2,a\tb\n", "2: 1.0,2.0"),
    Example("x;y;a,\"b\n1;2;\"c\"\n", "2: 1.0,2.0"),
    Example("x;y;a,\"b\n1;2;3\n", "2: 1.0,2.0"),
    // One column is still none of the two that a stroke needs.
    Example(
      "\"x\"\n\"1\"",
      "! 1:1: expected a header with x and y, found only \"x\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "\"a;b\"\n1",
      "! 1:1: expected strokes in JSON, CSV, XML or a log, found the line \"\"a;b\"\"; print x=… y=… t=…, or write a table with a header"
    ),
    Example(
      "\"x\";\"t\"\n1;2",
      "! 1:1: expected a header with x and y, found only \"x\" and \"t\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "\"a\";\"b\"\n1;2",
      "! 1:2: expected numbers, or a header with x and y, found only \"a\" and \"b\"; --fields x=NAME,y=NAME,t=NAME reads other names"
    ),
    Example(
      "\"x\"z;\"y\"\n1;2",
      "! 1:4: expected ; or the end of the line, found z"),
  ]

  @Test(arguments: quotedRows)
  func isToldByItsWholeFirstRow(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  /// A quote in the first row that nothing closes is not waited for beyond a bound.
  @Test func aQuoteInTheFirstRowThatDoesNotCloseIsACharacter() {
    let table = "x;y;a,\"b\n" + String(repeating: "1;2;3\n", count: rounds(100_000, long: 300_000))
    let whole = outcomes(of: table.utf8)
    #expect(whole.count == 1 && whole[0].hasPrefix("2: 1.0,2.0 1.0,2.0 "))
    #expect(outcomes(of: table.utf8, cuts: Array(repeating: 65_536, count: 40)) == whole)
  }

  @Test(arguments: shapes + errors)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
  }

  @Test(arguments: shapes + errors)
  func isReadWhereverItIsCut(row: Example) {
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test func otherColumnsOfTheFirstRowAreKept() throws {
    let table = "Subject,x,y,t,expect,note\ns1,1,2,3,circle,\ns2,4,5,6,,"
    let record = try #require(try StrokeRecords(table.utf8).next()?.get())
    #expect(record.text(of: "subject") == "s1")
    #expect(record.text(of: "Expect") == "circle")
    #expect(record.text(of: "note") == nil)
    #expect(record.text(of: "x") == nil)
  }

  @Test func aNamedLabelTellsStrokesApart() {
    var options = ReadingOptions()
    options.fields = FieldNames()
    options.fields?[.label] = "kind"
    let table = "kind,label,x,y\na,1,1,2\na,2,1,2\n\na,1,1,2\nb,1,1,2\n"
    #expect(
      outcomes(of: table.utf8, options) == [
        "2 label=a: 1.0,2.0 1.0,2.0", "5 label=a: 1.0,2.0", "6 label=b: 1.0,2.0",
      ])
  }

  /// Whole numbers are one however they are written; 1.1 and 1.10 are two trials.
  @Test(arguments: [("1", "1.0", 1), ("7", "7e0", 2), ("1.1", "1.10", 2), ("2.5", "2.50", 2)])
  func aNumberOfAStrokeIsOneOrTwo(first: String, second: String, strokes: Int) throws {
    for column in ["trial", "id"] {
      let text = "\(column),x,y\n\(first),1,2\n\(first),3,4\n\(second),5,6\n\(second),7,8\n"
      #expect(try StrokeRecords(text.utf8).map { try $0.get() }.count == strokes)
    }
  }

  /// A person or a label may have several strokes; a number of strokes tells each.
  @Test(arguments: [("subject", true), ("label", true), ("trial", false), ("id", false)])
  func aJumpIsSaidUnlessStrokesAreNumbered(column: String, isSaid: Bool) throws {
    let rows = (0..<24).map { "a,\($0 < 12 ? $0 : 400 + $0),5" }
    let text = "\(column),x,y\n" + rows.joined(separator: "\n") + "\n"
    let records = try StrokeRecords(text.utf8).map { try $0.get() }
    #expect(records.map(\.hints).joined().contains { $0.text.hasPrefix("jumps") } == isSaid)
  }

  @Test func theOptionForTimeWinsOverTheColumn() {
    #expect(
      outcomes(of: "x,y,t,timeUnit\n1,2,1500,us".utf8, ReadingOptions(timeUnit: .milliseconds))
        == ["2: 1.0,2.0@1.5"])
  }

  @Test func aRowHasNoMoreThanSoManyCells() {
    let most = 1 << 20
    let commas = String(repeating: ",", count: most - 2)
    #expect(outcomes(of: "1,2\n3,4\(commas)\n5,6\n".utf8) == ["1: 1.0,2.0 3.0,4.0 5.0,6.0"])
    #expect(
      outcomes(of: "1,2\n3,4,\(commas)\n5,6\n\n7,8\n".utf8) == [
        "! 2:\(most + 3): expected at most \(most) columns, found more", "5: 7.0,8.0",
      ])
  }

  @Test func aQuoteThatDoesNotCloseSpoilsNoMoreThanItsRow() {
    let rows = String(repeating: "b,1,2\n", count: 300_000)
    let table = "id,x,y\n\"a,1,2\n" + rows + "c,5,6\n"
    let outcomes = outcomes(of: table.utf8, cuts: Array(repeating: 65_536, count: 40))
    #expect(outcomes.count == 3)
    #expect(outcomes.first == "! 2:1: expected a closing \" for this one")
    #expect(outcomes.last == "300003 id=c: 5.0,6.0")
  }

  /// A row of units below the header, in any spelling.
  @Test(arguments: [
    "px,px,ms", "PX,Px,MS", "[px],(pt),[ms]", ",,ms", "mm,mm,ms", "Pixel,PIXEL,msec",
  ])
  func unitsBelowTheHeader(units: String) {
    #expect(outcomes(of: "x,y,t\n\(units)\n1,2,1500\n".utf8) == ["3: 1.0,2.0@1.5"])
  }
}

/// The error at a key that comes back behind another.
private func inTurns(_ before: String, _ now: String) -> String {
  "expected the rows of a stroke one after another, found those of \(before) and \(now) in turns; sort the rows by that column"
}

private let otherNames = "; --fields x=NAME,y=NAME,t=NAME reads other names"
