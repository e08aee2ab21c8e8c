/* Stands in for gtm.js: runs the tags of a container when its triggers say so. The referee fills in SETTINGS. */
((settings) => {
  const { id, layerName, resource } = settings;
  const { macros = [], tags = [], predicates = [], rules = [] } = resource;
  window[layerName] ??= [];
  const layer = window[layerName];
  const see = (what, value) =>
    fetch(`https://www.google-analytics.com/stand-in/${what}?id=${value}&top=${window === top}`, {
      mode: 'no-cors',
      keepalive: true,
    });
  see('container', id);
  let event = 'gtm.js';
  const variable = (name) =>
    layer
      .map((item) => name.split('.').reduce((value, key) => value?.[key], item))
      .findLast((v) => v !== undefined);
  const macro = (index) => {
    const {
      function: kind,
      vtp_value,
      vtp_name,
      vtp_map,
      vtp_input,
      vtp_defaultValue,
      vtp_component,
    } = macros[index] ?? {};
    if (kind === '__e') return event;
    if (kind === '__c') return resolve(vtp_value);
    if (kind === '__v') return variable(vtp_name);
    if (kind === '__j') return vtp_name.split('.').reduce((value, key) => value?.[key], window);
    if (kind === '__u') return vtp_component === 'HOST' ? location.hostname : location.href;
    if (kind === '__gas') return macros[index];
    if (kind !== '__smm') return undefined;
    const rows = vtp_map.slice(1).map((row) => row.slice(1));
    const row = rows.find(([, key]) => key === String(resolve(vtp_input)));
    return row ? row[3] : vtp_defaultValue;
  };
  const resolve = (value) => {
    if (!Array.isArray(value)) return value;
    const [kind, ...rest] = value;
    if (kind === 'macro') return macro(rest[0]);
    if (kind === 'escape') return resolve(rest[0]);
    return kind === 'template' ? rest.map(resolve).join('') : value;
  };
  const gtag = function () {
    // biome-ignore lint/complexity/noArguments: the data layer holds arguments.
    layer.push(arguments);
  };
  const load = (target) => {
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtag/js?id=${target}&l=${layerName}&cx=c`;
    document.head.append(script);
  };
  const insert = (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    for (const old of [...holder.querySelectorAll('script')]) {
      const script = document.createElement('script');
      for (const { name, value } of old.attributes)
        script.setAttribute(name.replace('data-gtmsrc', 'src'), value);
      if (script.type === 'text/gtmscript') script.type = 'text/javascript';
      script.text = old.text;
      old.replaceWith(script);
    }
    // innerHTML does not run scripts, but moved ones that were made by hand do.
    document.body.append(...holder.childNodes);
  };
  const fired = new Set();
  const fire = (index) => {
    const tag = tags[index];
    if (!tag || fired.has(index)) return;
    fired.add(index);
    const kind = tag.function;
    if (kind === '__html') insert(String(resolve(tag.vtp_html)));
    if (kind === '__ua')
      see('ran', resolve(tag.vtp_trackingId) ?? resolve(tag.vtp_gaSettings)?.vtp_trackingId);
    if (!['__googtag', '__gaawc', '__gaawe'].includes(kind)) return;
    const target = resolve(tag.vtp_tagId ?? tag.vtp_measurementId ?? tag.vtp_measurementIdOverride);
    if (!target) return;
    gtag('config', target);
    load(target);
  };
  const compare = {
    _eq: (a, b) => a === b,
    _cn: (a, b) => a.includes(b),
    _sw: (a, b) => a.startsWith(b),
    _re: (a, b) => new RegExp(b).test(a),
  };
  const holds = (index) => {
    const { function: kind, arg0, arg1 } = predicates[index];
    return compare[kind](String(resolve(arg0)), String(arg1));
  };
  const run = (name) => {
    event = name;
    if (rules.length === 0) return [...tags.keys()].forEach(fire);
    for (const rule of rules) {
      const part = (word) => rule.filter(([first]) => first === word).flatMap(([, ...rest]) => rest);
      if (part('if').every(holds) && !part('unless').some(holds)) part('add').forEach(fire);
    }
  };
  const start = () => {
    for (const name of ['gtm.init_consent', 'gtm.init', 'gtm.js']) run(name);
    for (const item of [...layer]) if (item?.event && item.event !== 'gtm.js') run(item.event);
    const push = layer.push.bind(layer);
    layer.push = (...items) => {
      const length = push(...items);
      for (const item of items) if (item?.event) run(item.event);
      return length;
    };
    run('gtm.dom');
    if (document.readyState === 'complete') return run('gtm.load');
    addEventListener('load', () => run('gtm.load'));
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
})(SETTINGS);
