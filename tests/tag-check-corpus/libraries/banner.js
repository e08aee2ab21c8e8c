/* A consent banner: "Accept all" runs the scripts that ARGUMENT selects, in their order. */
(function () {
  function next(list) {
    var old = list.shift();
    if (!old) return;
    var script = document.createElement('script');
    Array.prototype.forEach.call(old.attributes, function (attribute) {
      if (attribute.name !== 'type') script.setAttribute(attribute.name.replace(/^data-(.*-)?(suppressed)?src$/, 'src'), attribute.value);
    });
    script.async = false;
    script.text = old.text;
    if (script.src) script.onload = script.onerror = function () { next(list); };
    old.parentNode.replaceChild(script, old);
    if (!script.src) next(list);
  }
  function show() {
    var bar = document.createElement('div');
    bar.innerHTML = '<div role="dialog" aria-label="Cookies" style="position:fixed;bottom:0">We value your privacy. <button id="reject">Reject</button> <button id="accept">Accept all</button></div>';
    document.body.appendChild(bar);
    document.getElementById('accept').onclick = function () {
      bar.remove();
      document.cookie = 'consent=all;path=/';
      window.dispatchEvent(new Event('consent-accepted'));
      next(Array.prototype.slice.call(document.querySelectorAll('ARGUMENT')));
    };
  }
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
