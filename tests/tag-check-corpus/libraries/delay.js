(function () {
  var events = ['keydown', 'mousedown', 'mousemove', 'touchmove', 'touchstart', 'wheel'], settings = 'ARGUMENT'.split(' '), type = settings[0], attribute = settings[1];
  function run() {
    events.forEach(function (event) { window.removeEventListener(event, run, { passive: true }); });
    next(Array.prototype.slice.call(document.querySelectorAll('script[type="' + type + '"]')));
  }
  function next(list) {
    var old = list.shift();
    if (!old) return;
    var script = document.createElement('script'), address = old.getAttribute(attribute || 'src') || old.getAttribute('src');
    script.text = old.text;
    if (address) {
      script.onload = script.onerror = function () { next(list); };
      script.src = address;
    }
    old.parentNode.replaceChild(script, old);
    if (!address) next(list);
  }
  events.forEach(function (event) { window.addEventListener(event, run, { passive: true }); });
})();
