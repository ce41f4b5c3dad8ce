adb shell input swipe 100 200 300 400 500
