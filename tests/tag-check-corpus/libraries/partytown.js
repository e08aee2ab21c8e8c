/* Partytown, cut down: runs its scripts, here in the page and not in a worker. */
(function () {
  function start() {
    document.querySelectorAll('script[type="text/partytown"]').forEach(function (old) {
      var script = document.createElement('script');
      script.async = false;
      if (old.src) script.src = old.src;
      else script.text = old.text;
      old.type = 'text/partytown-x';
      document.body.appendChild(script);
    });
  }
  document.addEventListener('DOMContentLoaded', start);
})();
