import { expect, test } from 'vitest';
import { config, container, tag, tagChecks } from './testing/tag-checks.ts';

const { startCheck } = tagChecks();

const prose = `<p>${'We bake bread every morning and close when all is sold. '.repeat(6)}`;
const page = (...parts: string[]) => `<!doctype html><title>Shop</title>${parts.join('')}${prose}`;
const script = (code: string) => `<script>${code}</script>`;

async function checkState(pages: Parameters<typeof startCheck>[0]) {
  const { check, site } = await startCheck(pages);
  return check(site.at('/').href);
}

test('Google’s opt-out names an id and loads nothing, so it is no tag', async () => {
  const optOut = (id: string) =>
    script(`var gaProperty = '${id}'; var disableStr = 'ga-disable-' + gaProperty;
if (document.cookie.indexOf(disableStr + '=true') > -1) { window[disableStr] = true; }
function gaOptout() { document.cookie = disableStr + '=true'; window[disableStr] = true; }`);
  expect(await checkState({ '/': page(optOut('G-7K2M4Q9XTB')) })).toMatchObject({
    state: 'missing',
    tags: [],
  });
  expect(await checkState({ '/': page(optOut('UA-12345678-1')) })).toMatchObject({ state: 'missing' });
  const template = script(['const gaId = "G-7K2M4Q9XTB"; window[`ga-disable-$', '{gaId}`] = true;'].join(''));
  expect(await checkState({ '/': page(template) })).toMatchObject({ state: 'missing' });
  const both = page(optOut('G-7K2M4Q9XTB'), config('G-7K2M4Q9XTB'));
  expect(await checkState({ '/': both })).toMatchObject({ state: 'found' });
});

test('an event that names an id counts only where that id is loaded or configured', async () => {
  const event = `gtag('event', 'sign_up', { send_to: 'G-7K2M4Q9XTB' })`;
  const mentions = [
    script(event),
    script(`if (typeof gtag === 'function') { ${event} }`),
    `<button onclick="${event}">Join</button>`,
    script(`var target = 'G-7K2M4Q9XTB'; gtag('event', 'x', { 'send_to': target })`),
  ];
  for (const mention of mentions)
    expect(await checkState({ '/': page(mention) }), mention).toMatchObject({
      verdict: 'none',
      warnings: [],
    });
  expect(await checkState({ '/': page(tag('G-7K2M4Q9XTB'), script(event)) })).toMatchObject({
    state: 'found',
  });
  const loaded = page(tag('AW-123456789'), script(event));
  expect(
    await checkState({ '/': loaded, '/google-ads/AW-123456789': container('{"function":"__rep"}') }),
  ).toMatchObject({ state: 'missing' });
});

test('an id in a comment, a text, a link or a compared value is no tag', async () => {
  const mentions = [
    script(`/* gtag('config', 'G-7K2M4Q9XTB') */ // G-7K2M4Q9XTB`),
    script(`if (stream === 'G-7K2M4Q9XTB') show(); console.log('G-7K2M4Q9XTB');`),
    `<a href="https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB">the loader</a>`,
    `<div data-stream="G-7K2M4Q9XTB"></div>`,
  ];
  for (const mention of mentions)
    expect(await checkState({ '/': page(mention) }), mention).toMatchObject({ state: 'missing' });
});

test('what never runs in a browser of today on this site is no tag', async () => {
  const load = `var s = document.createElement('script'); s.src = 'https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB'; document.head.append(s);`;
  const dead = [
    script(`if (false) { ${load} }`),
    script(`var isOn = !1; if (isOn && consent) { ${load} }`),
    script(`if (location.hostname === 'another.example') { ${load} }`),
    script(`function start() { ${load} }`),
    script(`window.settings = { gtag: { enabled: false, id: 'G-7K2M4Q9XTB' } }`),
    script(`gtag('get', 'G-7K2M4Q9XTB', 'client_id', console.log)`),
    `<script nomodule>${load}</script>`,
    '<link rel="preload" as="script" href="https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB">',
    '<meta name="ga-measurement-id" content="G-7K2M4Q9XTB">',
  ];
  for (const html of dead)
    expect(await checkState({ '/': page(html) }), html).toMatchObject({ state: 'missing' });
  const alive = [
    script(`if (true) { ${load} }`),
    script(`if (location.hostname === 'shop.example') { ${load} }`),
    script(`if (location.hostname !== 'another.example') { ${load} }`),
    script(`function start() { ${load} } addEventListener('load', start);`),
    `<script>function start() { ${load} }</script><body onload="start()">`,
  ];
  for (const html of alive)
    expect(await checkState({ '/': page(html) }), html).toMatchObject({ state: 'found' });
});

test('an id in settings counts only where something that was read loads or configures it', async () => {
  const settings = script(`window.shop = { gaMeasurementId: 'G-7K2M4Q9XTB' }`);
  const own = '<script src="/js/shop.js"></script>';
  const unseen = {
    state: 'unseen',
    nextStep: 'check-loader',
    tags: [{ id: 'G-7K2M4Q9XTB', counts: false }],
    unread: [{ kind: 'loader', what: 'G-7K2M4Q9XTB', reason: 'unseen' }],
  };
  expect(await checkState({ '/': page(settings) })).toMatchObject(unseen);
  const checkWith = (code: string) => checkState({ '/': page(settings, own), '/js/shop.js': code });
  expect(await checkWith(`gtag('config', 'AW-123456789')`)).toMatchObject({ state: 'unseen' });
  expect(await checkWith(`ReactGA.initialize('UA-12345678-1')`)).toMatchObject({ state: 'unseen' });
  const uses = [
    `var s = document.createElement('script'); s.src = 'https://www.googletagmanager.com/gtag/js?id=' + shop.gaMeasurementId; document.head.append(s);`,
    `gtag('config', shop.gaMeasurementId)`,
  ];
  for (const code of uses) expect(await checkWith(code), code).toMatchObject({ state: 'found' });
  const attribute = '<meta name="ga-measurement-id" content="G-7K2M4Q9XTB">';
  expect(await checkState({ '/': page(attribute, own) })).toMatchObject({ ...unseen, tags: [{}] });
});

test('a module that is only preloaded is named as unread, and counts once it is imported', async () => {
  const preload = '<link rel="modulepreload" href="/ga.js"><script type="module" src="/entry.js"></script>';
  const pages = { '/': page(preload), '/ga.js': `gtag('config', 'G-7K2M4Q9XTB')` };
  expect(await checkState({ ...pages, '/entry.js': 'document.title = 1' })).toMatchObject({
    state: 'unseen',
    unread: [{ what: 'shop.example/ga.js', reason: 'runtime' }],
  });
  expect(await checkState({ ...pages, '/entry.js': 'import "./ga.js"' })).toMatchObject({ state: 'found' });
});
