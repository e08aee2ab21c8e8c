/* Stands in for analytics.js, ga.js and the older urchin.js: reports the properties of their queues. */
(() => {
  const see = (value) =>
    fetch(`https://www.google-analytics.com/stand-in/ran?id=${value}&top=${window === top}`, {
      mode: 'no-cors',
      keepalive: true,
    });
  const create = ([command, value]) => {
    if (command === 'create') see(value?.trackingId ?? value);
  };
  const name = window.GoogleAnalyticsObject ?? 'ga';
  const queue = window[name]?.q ?? [];
  queue.forEach(create);
  window[name] = (...command) => create(command);
  const account = (item) => {
    if (/(^|\.)_setAccount$/.test(item?.[0])) see(item[1]);
  };
  for (const item of window._gaq ?? []) account(item);
  window._gaq = { push: (...items) => items.forEach(account) };
  window._gat = {
    _getTracker: (id) => {
      see(id);
      return { _trackPageview() {}, _initData() {}, _setDomainName() {} };
    },
  };
})();
