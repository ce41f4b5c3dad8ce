/// The page's script, in parts that stand one after the other in one function. Every text that is
/// not the page's own is set as text, never as markup.
enum PageScript {
  static let parts = [strokes, state, totals, table, gallery, tiles, figure, detail, start]
}
