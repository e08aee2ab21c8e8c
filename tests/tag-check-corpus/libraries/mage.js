(function () {
  function start() {
    document.querySelectorAll('script[type="text/x-magento-init"]').forEach(function (script) {
      var all = JSON.parse(script.textContent);
      Object.keys(all).forEach(function (selector) {
        Object.keys(all[selector]).forEach(function (component) {
          require([component], function (run) { if (typeof run === 'function') run(all[selector][component], selector === '*' ? undefined : document.querySelector(selector)); });
        });
      });
    });
    document.querySelectorAll('[data-mage-init]').forEach(function (element) {
      var all = JSON.parse(element.getAttribute('data-mage-init'));
      Object.keys(all).forEach(function (component) {
        require([component], function (run) { if (typeof run === 'function') run(all[component], element); });
      });
    });
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
