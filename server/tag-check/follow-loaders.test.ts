import { expect, test } from 'vitest';
import { tagChecks } from './testing/tag-checks.ts';

const { startCheck } = tagChecks();

const id = 'G-7K2M4Q9XTB';
const prose = `<p>${'We bake bread every morning and close when all is sold. '.repeat(6)}`;
const page = (...parts: string[]) => `<!doctype html><title>Shop</title>${parts.join('')}${prose}`;
const script = (code: string) => `<script>${code}</script>`;
const file = (src: string, attributes = '') => `<script src="${src}"${attributes}></script>`;
const setup = `gtag('js', new Date()); gtag('config', '${id}');`;
const loader = `https://www.googletagmanager.com/gtag/js?id=${id}`;

async function checkPages(pages: Parameters<typeof startCheck>[0]) {
  const { check, site, visits } = await startCheck(pages);
  return { ...(await check(site.at('/').href)), visits };
}

test.for([
  'jquery.min.js',
  'bootstrap.bundle.min.js',
  'modernizr.js',
  'swiper-bundle.min.js',
  'require.js',
  'polyfills.js',
  'wp-includes/js/jquery/jquery.min.js',
])('a tag in the site’s own %s is found', async (name) => {
  const pages = { '/': page(file(`/${name}`)), [`/${name}`]: `!function(){}();${setup}` };
  expect(await checkPages(pages)).toMatchObject({ state: 'found', tags: [{ id, place: 'own-script' }] });
});

test('a library that the site denies is reported as unread', async () => {
  const pages = { '/': page(file('/jquery.min.js')), '/jquery.min.js': { status: 403, body: '' } };
  expect(await checkPages(pages)).toMatchObject({
    state: 'unseen',
    unread: [{ what: 'shop.example/jquery.min.js', reason: 'refused' }],
  });
});

test('libraries are read after the other scripts, and do not use up their number', async () => {
  const libraries = Array.from({ length: 14 }, (_, i) => `/lib/jquery.${i}.js`);
  const own = Array.from({ length: 12 }, (_, i) => `/js/part${i}.js`);
  const all = [...libraries, ...own];
  const { state, visits } = await checkPages({
    '/': page(...all.map((src) => file(src))),
    ...Object.fromEntries(all.map((path) => [path, 'var a = 1'])),
  });
  expect(state).toBe('missing');
  expect(visits.slice(1, 13).every((path) => path.startsWith('/js/'))).toBe(true);
  expect(visits).toHaveLength(1 + 26);
});

test('RequireJS is followed from its main file to the modules it asks for', async () => {
  const found = await checkPages({
    '/': page(file('/js/require.js', ' data-main="/js/main"')),
    '/js/main.js':
      'require.config({ paths: { stats: "lib/stats-1.2" } }); require(["app/tracking"], function () {});',
    '/js/app/tracking.js': 'define(["stats"], function (stats) { stats.start(); });',
    '/js/lib/stats-1.2.js': `define([], function () { return { start: function () { ${setup} } }; });`,
  });
  expect(found).toMatchObject({
    state: 'found',
    tags: [{ id, evidence: { file: 'shop.example/js/lib/stats-1.2.js', line: 1 } }],
  });
  const inline = script('require.config({ baseUrl: "/js" }); require(["app/tracking"]);');
  const pages = { '/': page(file('/js/require.js'), inline), '/js/app/tracking.js': setup };
  expect(await checkPages(pages)).toMatchObject({ state: 'found' });
});

test('a module to which Magento passes an id is followed, and one of unknown name is not requested', async () => {
  const start =
    script('var require = { baseUrl: "/static" }; window.requireConfig = require;') + file('/init.js');
  const settings = JSON.stringify({ '*': { 'Shop_Stats/js/tag': { stream: { measurementId: id } } } });
  const files = {
    '/init.js': 'Object.keys(all).forEach(function (component) { require([component]); });',
    '/static/Shop_Stats/js/tag.js':
      'define([], function () { return function (config) { gtag("config", config.stream.measurementId); }; });',
  };
  const init = `<script type="text/x-magento-init">${settings}</script>`;
  expect(await checkPages({ '/': page(start, init), ...files })).toMatchObject({ state: 'found' });
  const { state, visits } = await checkPages({ '/': page(start), ...files });
  expect([state, visits]).toEqual(['missing', ['/', '/init.js']]);
});

test('a module that RequireJS loads and the site denies is reported as unread', async () => {
  const pages = {
    '/': page(file('/js/require.js', ' data-main="/js/main"')),
    '/js/main.js': 'require(["app/tracking"]);',
    '/js/app/tracking.js': { status: 403, body: '' },
  };
  expect(await checkPages(pages)).toMatchObject({
    state: 'unseen',
    unread: [{ what: 'shop.example/js/app/tracking.js', reason: 'refused' }],
  });
});

test('modules of a library that could use RequireJS are not requested on a page without it', async () => {
  const universal = '"function" == typeof define && define.amd ? define(["jquery"], e) : e(jQuery);';
  const { state, visits } = await checkPages({
    '/': page(file('/js/slider.js')),
    '/js/slider.js': universal,
  });
  expect([state, visits]).toEqual(['missing', ['/', '/js/slider.js']]);
});

test('modules are followed by import maps, dynamic import, SystemJS and the islands of Astro', async () => {
  const ways = [
    page(
      '<script type="importmap">{"imports":{"app/":"/m/"}}</script><script type="module">import "app/ga.js"</script>',
    ),
    page('<script type="module">const load = () => import("/m/ga.js"); load();</script>'),
    page(
      '<script type="systemjs-importmap">{"imports":{"ga":"/m/ga.js"}}</script>',
      script('System.import("ga")'),
    ),
    page('<astro-island component-url="/m/ga.js" renderer-url="/m/client.js" props="{}"></astro-island>'),
    page('<astro-island component-url="/m/menu.js" renderer-url="/m/ga.js"></astro-island>'),
    page(file('/m/entry.js', ' type="module"')),
  ];
  for (const html of ways) {
    const pages = { '/': html, '/m/ga.js': setup, '/m/entry.js': 'import("./ga.js")', '/m/menu.js': '' };
    expect(await checkPages(pages), html).toMatchObject({ state: 'found' });
  }
});

test('the markup and the code in a tag manager’s rules are read', async () => {
  const markup = `<script async src="${loader}"></script><script>${setup}</script>`;
  const rule = (settings: string) =>
    `window._satellite.container={rules:[{actions:[{settings:${settings}}]}]};`;
  const pages: Record<string, string> = {};
  const { check, site } = await startCheck(pages);
  const at = (path: string) => site.at(path, 'assets.adobedtm.com').href;
  const launch = {
    '/inline.js': rule(JSON.stringify({ source: markup, language: 'html' })),
    '/code.js': rule(`{language:"javascript",source:function(){${setup}}}`),
    '/external.js': rule(JSON.stringify({ source: at('/RC1-source.min.js'), isExternal: true })),
    '/external-code.js': rule(JSON.stringify({ source: at('/RC2-source.min.js'), isExternal: true })),
    '/RC1-source.min.js': `_satellite.__registerScript('${at('/RC1-source.min.js')}', ${JSON.stringify(markup)});`,
    '/RC2-source.min.js': `_satellite.__registerScript('${at('/RC2-source.min.js')}', ${JSON.stringify(setup)});`,
  };
  Object.assign(pages, launch);
  for (const path of Object.keys(launch).slice(0, 4)) {
    pages[`/page${path}`] = page(file(at(path)));
    expect(await check(site.at(`/page${path}`).href), path).toMatchObject({ state: 'found' });
  }
});

test('an address or code in Base64 is read, in a list as well', async () => {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const ways = [
    script(
      `["${encode(loader)}"].forEach(function (a) { var s = document.createElement('script'); s.src = atob(a); document.head.append(s) })`,
    ),
    script(`var delayed = ["${encode(`<script src="${loader}"></script>`)}"];`),
    `<script data-type="lazy" data-src="data:text/javascript;base64,${encode(setup)}"></script>`,
    script(`new Function(atob('${encode(setup)}'))()`),
  ];
  for (const way of ways) expect(await checkPages({ '/': page(way) }), way).toMatchObject({ state: 'found' });
});

test('an id that a script puts together from constants is found', async () => {
  const [, key = ''] = id.split('-');
  const ways = [
    `gtag('config', 'G-' + '${key}');`,
    `gtag('config', ['G', '${key}'].join('-'));`,
    `gtag('config', atob('${Buffer.from(id).toString('base64')}'));`,
    `const p = 'G', k = '${key}'; gtag('config', \`\${p}-\${k}\`);`,
    `const settings = { stats: { stream: '${id}' } }; gtag('config', settings.stats.stream);`,
    `const { stream } = JSON.parse('{"stream":"${id}"}'); gtag('config', stream);`,
    `function start(a) { gtag('config', a.b) } start({ b: '${id}' });`,
    `function start(a) { var s = document.createElement('script'); s.src = 'https://www.googletagmanager.com/gtag/js?id=' + a } start('${id.toLowerCase()}'.toUpperCase());`,
    `gtag('config', '${key}-G'.split('-').reverse().join('-'));`,
    `gtag('config', String.fromCharCode(71, 45) + '${key}');`,
  ];
  for (const way of ways) {
    const { state, tags } = await checkPages({ '/': page(script(way)) });
    expect([state, tags.map((one) => one.id)], way).toEqual(['found', [id]]);
  }
});

test('a container whose id is put together is opened', async () => {
  const code = `(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':1});var j=d.createElement(s);j.src='https://www.googletagmanager.com/gtm.js?id='+i;d.head.append(j)})(window,document,'script','dataLayer','GTM-'+'K9QX7ZP')`;
  const inside = `var data = {"resource": {"macros":[],"tags":[{"function":"__googtag","vtp_tagId":"${id}"}]}};`;
  const pages = { '/': page(script(code)), '/tag-manager/GTM-K9QX7ZP': inside };
  expect(await checkPages(pages)).toMatchObject({ state: 'found' });
});

test('an id in a data attribute is found where a loader uses it, and is a mention otherwise', async () => {
  const element = `<div id="stats" data-stream="${id}"></div>`;
  const code = script(
    `var s = document.createElement('script'); s.src = 'https://www.googletagmanager.com/gtag/js?id=' + document.getElementById('stats').dataset.stream; document.head.append(s);`,
  );
  expect(await checkPages({ '/': page(element, code) })).toMatchObject({ state: 'found', tags: [{ id }] });
  expect(await checkPages({ '/': page(element) })).toMatchObject({ state: 'missing' });
});

test('read files are listed, except missing and denied ones', async () => {
  const { read } = await checkPages({
    '/': page(file('/a.js'), file('/gone.js'), file('/closed.js'), '<iframe src="/inner"></iframe>'),
    '/a.js': 'var a = 1',
    '/closed.js': { status: 403, body: '' },
    '/inner': '<!doctype html><title>Inner</title><p>Welcome',
  });
  expect(read).toEqual([
    { kind: 'page', what: 'shop.example/' },
    { kind: 'frame', what: 'shop.example/inner' },
    { kind: 'script', what: 'shop.example/a.js' },
  ]);
});

test('a tag is shown with the line of its script and the call', async () => {
  const inPage = page(`\n<script\n  id="ga">\n// Analytics\ngtag('config',\n  '${id}');\n</script>`);
  const { tags } = await checkPages({ '/': inPage });
  expect(tags).toMatchObject([
    { line: 2, evidence: { file: 'shop.example/', line: 5, call: `gtag('config', '${id}')` } },
  ]);
  const inFile = {
    '/': page(file('/a.js')),
    '/a.js': `var a;\nwindow.gtag("config", "${id}", {a: b => "<i>"})`,
  };
  expect((await checkPages(inFile)).tags).toMatchObject([
    {
      evidence: { file: 'shop.example/a.js', line: 2, call: `window.gtag("config", "${id}", {a: b = "i"})` },
    },
  ]);
});

test('a script that waits for consent is found, and reported as waiting', async () => {
  const blocked = `<script type="text/plain" data-category="analytics">${setup}</script>`;
  expect(await checkPages({ '/': page(blocked) })).toMatchObject({
    state: 'found',
    tags: [{ id, place: 'consent-blocked' }],
  });
});
