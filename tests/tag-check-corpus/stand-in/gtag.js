/* Stands in for gtag.js: does for its ids what the data layer says. The referee fills in SETTINGS. */
((settings) => {
  const { id, layerName, connected } = settings;
  window.__standIn ??= {
    loaded: new Set(),
    configured: new Set(),
    granted: '-',
    read: new Map(),
  };
  const google = window.__standIn;
  const see = (what, value) =>
    fetch(`https://www.google-analytics.com/stand-in/${what}?id=${value}&top=${window === top}`, {
      mode: 'no-cors',
      keepalive: true,
    });
  see('ran', id);
  for (const other of connected) see('ran', other);
  google.loaded.add(id);
  const load = (other) => {
    if (google.loaded.has(other)) return;
    google.loaded.add(other);
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtag/js?id=${other}&l=${layerName}&cx=c`;
    document.head.append(script);
  };
  google.collect = (target, event, options = {}) => {
    if (window[`ga-disable-${target}`] === true) return;
    const isOld = target.startsWith('UA-');
    const host = options.server_container_url ?? options.transport_url ?? 'https://www.google-analytics.com';
    const query = `tid=${target}&en=${event}&gcs=G1${google.granted}&top=${window === top}`;
    const path = isOld ? '/j/collect?v=1' : '/g/collect?v=2';
    fetch(`${host}${path}&${query}`, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const config = (target, options) => {
    if (/^(AW|DC)-/.test(target)) return load(target);
    for (const one of target === id ? [target, ...connected] : [target]) {
      if (!/^(G|UA)-/.test(one) || google.configured.has(one)) continue;
      google.configured.add(one);
      load(one);
      if (options?.send_page_view !== false) google.collect(one, 'page_view', options);
    }
    if (/^GT-/.test(target) && target !== id) load(target);
  };
  const event = (name, options) => {
    const targets = options?.send_to ? [options.send_to].flat() : [...google.configured];
    for (const target of targets) if (google.configured.has(target)) google.collect(target, name, options);
  };
  const consent = (values) => {
    if (values?.analytics_storage) google.granted = values.analytics_storage === 'granted' ? '11' : '00';
  };
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [name, value, options] = command;
    if (name === 'config') config(value, options);
    if (name === 'event') event(value, options);
    if (name === 'consent') consent(options);
  };
  window[layerName] ??= [];
  const layer = window[layerName];
  // A container shares the layer, and every Google tag on the page reads all of it for its own ids.
  for (const item of [...layer]) run(item);
  if (google.read.has(layerName)) return;
  google.read.set(layerName, true);
  const push = layer.push.bind(layer);
  layer.push = (...items) => {
    const length = push(...items);
    items.forEach(run);
    return length;
  };
})(SETTINGS);
