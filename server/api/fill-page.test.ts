import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const page = `<!doctype html><html><head><script>if (a < b && c) alert("<p>")</script><style>p>a{}</style></head><body>
<form><p data-banner hidden=""><span></span><button>×</button></p>
<input name="email"><p data-error-for="email" hidden=""></p>
<input type="radio" name="spend" value="a" checked=""><input type="radio" name="spend" value="b">
<select name="size"><option value="1" selected="">1</option><option value="2">2</option></select>
<textarea name="more"></textarea></form>
<div data-island="form" data-props='{"words":{"x":"&amp;"}}'></div></body></html>`;

const sent = {
  values: { email: '"><script>alert(1)</script>', spend: 'b', size: '2', more: '</textarea><b>' },
  fields: { email: 'Wrong & <odd>' },
  message: 'Please look again.',
};

test('fields are filled with what was typed, as text', () => {
  const filled = fillPage(page, sent);
  expect(filled).toContain(
    '<input name="email" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" aria-invalid="true" autofocus="">',
  );
  expect(filled).toContain('<input type="radio" name="spend" value="a">');
  expect(filled).toContain('<input type="radio" name="spend" value="b" checked="">');
  expect(filled).toContain('<option value="2" selected="">');
  expect(filled).toContain('<textarea name="more">&lt;/textarea&gt;&lt;b&gt;</textarea>');
});

test('errors are shown beside the field and above the form', () => {
  const filled = fillPage(page, sent);
  expect(filled).toContain('<p data-error-for="email">Wrong &amp; &lt;odd&gt;</p>');
  expect(filled).toContain('<p data-banner=""><span>Please look again.</span><button>×</button></p>');
});

test('the banner links to the invalid fields by their labels, in the order of the errors', () => {
  const labelled = `<p data-banner hidden=""><span></span></p><ul data-field-links=""></ul>
<label for="email">Work <b>email</b></label><input name="email"><label for="more">A &amp; &lt;b&gt; <span>Optional</span></label>
<textarea name="more"></textarea><div><span id="time-label">Time</span><input type="radio" name="time"></div>`;
  const fields = { more: 'Too long', email: 'Wrong', time: 'Choose', token: 'Unknown' };
  expect(fillPage(labelled, { ...sent, fields })).toContain(
    '<ul data-field-links=""><li><a href="#more">A &amp; &lt;b&gt;</a></li><li><a href="#email">Work</a></li><li><a href="#time">Time</a></li></ul>',
  );
});

test('the first invalid control gets the focus, and only that one', () => {
  const filled = fillPage(page, { ...sent, fields: { more: 'Too long', spend: 'Choose', token: 'Unknown' } });
  expect(filled).toContain('<input type="radio" name="spend" value="a" aria-invalid="true" autofocus="">');
  expect(filled.match(/autofocus/g)).toHaveLength(1);
});

test('the message gets the focus if no control is to blame, and nothing does on an accepted form', () => {
  expect(fillPage(page, { ...sent, fields: {} })).toContain('<p data-banner="" tabindex="-1" autofocus="">');
  expect(fillPage(page, { ...sent, fields: {}, message: '' })).not.toContain('autofocus');
});

test('scripts and styles are unchanged, so that their hashes match', () => {
  const filled = fillPage(page, sent);
  expect(filled).toContain('<script>if (a < b && c) alert("<p>")</script><style>p>a{}</style>');
});

test('the island gets the submitted form as a prop', () => {
  const [, props = ''] = /data-props='([^']*)'/.exec(fillPage(page, sent)) ?? [];
  const plain = props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const read = JSON.parse(plain.replaceAll('&amp;', '&'));
  expect(read).toEqual({ words: { x: '&' }, sent });
});

test('a field named like a property of every object is left alone', () => {
  expect(fillPage('<input name="constructor"><input name="__proto__">', { ...sent, values: {} })).toContain(
    '<input name="constructor"><input name="__proto__">',
  );
});

test('page values fill in what one reader needs and remove the rest', () => {
  const marked = `<nav><a href="/de/x" data-label="DE">DE</a></nav><h1 data-text="title">Title</h1>
<p data-only="open" hidden=""><a href="/" data-href="page">On</a></p><p data-only="shut none">Off<b data-text="title"></b></p>`;
  const filled = fillPage(
    marked,
    { values: {}, fields: {}, message: '' },
    { texts: { title: '<b>' }, hrefs: { page: '/y?a=1&b="' }, only: ['open'], below: '/token' },
  );
  expect(filled).toContain('<h1 data-text="title">&lt;b&gt;</h1>');
  expect(filled).toContain('<p data-only="open"><a data-href="page" href="/y?a=1&amp;b=&quot;">On</a></p>');
  expect(filled).not.toContain('Off');
  expect(filled).toContain('data-label="DE" href="/de/x/token"');
});

test('an element is repeated for each item of its list', () => {
  const listed = `<table><tbody><tr data-each="rows"><th data-text="name">Name</th><td><b data-text="value"></b></td></tr></tbody></table>
<ul><li data-each="none" data-text="note">Note</li></ul><ol><li data-each="unknown">Stays</li></ol>`;
  const rows = [{ texts: { name: '<i>', value: '1' } }, { texts: { name: 'two', value: '2' } }];
  const filled = fillPage(
    listed,
    { values: {}, fields: {}, message: '' },
    { texts: {}, hrefs: {}, only: [], below: '', lists: { rows, none: [] } },
  );
  expect(filled).toContain(
    `<tbody><tr data-each="rows"><th data-text="name">&lt;i&gt;</th><td><b data-text="value">1</b></td></tr>` +
      '<tr data-each="rows"><th data-text="name">two</th><td><b data-text="value">2</b></td></tr></tbody>',
  );
  expect(filled).toContain('<ul></ul><ol><li data-each="unknown">Stays</li></ol>');
});

test('items of a list have their own texts, parts and lists', () => {
  const nested = `<ol><li data-each="rows" data-mark=""><b data-text="name"></b><input readonly data-text="name">
<ul data-only="inside"><li data-each="inside" data-mark="" data-text="name"></li></ul></li></ol>`;
  const filled = fillPage(
    nested,
    { values: {}, fields: {}, message: '' },
    {
      texts: { name: 'outer' },
      hrefs: {},
      only: [],
      below: '',
      lists: {
        rows: [
          { texts: { mark: 'a"', name: '<i>' } },
          {
            texts: { mark: 'box' },
            only: ['inside'],
            lists: {
              inside: [{ texts: { mark: 'good', name: 'G-1' } }, { texts: { mark: 'old', name: '</li>' } }],
            },
          },
        ],
      },
    },
  );
  expect(filled.replaceAll('\n', '')).toContain(
    '<ol><li data-each="rows" data-mark="a&quot;"><b data-text="name">&lt;i&gt;</b><input readonly="" data-text="name" value="&lt;i&gt;"></li>' +
      '<li data-each="rows" data-mark="box"><b data-text="name">outer</b><input readonly="" data-text="name" value="outer">' +
      '<ul data-only="inside"><li data-each="inside" data-text="name" data-mark="good">G-1</li>' +
      '<li data-each="inside" data-text="name" data-mark="old">&lt;/li&gt;</li></ul></li></ol>',
  );
});
