/** @license RequireJS-like AMD loader, cut down: config, require, define, data-main. */
var requirejs, require, define;
(function (global) {
  var config = { baseUrl: './', paths: {}, map: {}, deps: [] }, defined = {}, waiting = {}, queue = [];
  function toUrl(name) {
    if (/^(\/|https?:)/.test(name) || /\.js$/.test(name)) return name;
    var parts = name.split('/');
    for (var i = parts.length; i > 0; i--) {
      var path = config.paths[parts.slice(0, i).join('/')];
      if (path) { name = [path].concat(parts.slice(i)).join('/'); break; }
    }
    return (/^(\/|https?:)/.test(name) ? '' : config.baseUrl) + name + '.js';
  }
  function load(name, done) {
    name = (config.map['*'] || {})[name] || name;
    if (name in defined) return done(defined[name]);
    if (waiting[name]) return waiting[name].push(done);
    waiting[name] = [done];
    var known = queue.filter(function (item) { return item[0] === name; })[0];
    if (known) return finish(name, known);
    var node = document.createElement('script');
    node.async = true;
    node.setAttribute('data-requiremodule', name);
    node.onload = function () { finish(name, queue.pop() || [name, [], function () {}]); };
    node.onerror = function () { finish(name, [name, [], function () {}]); };
    node.src = toUrl(name);
    document.head.appendChild(node);
  }
  function finish(name, item) {
    all(item[1], function (values) {
      defined[name] = typeof item[2] === 'function' ? item[2].apply(null, values) : item[2];
      waiting[name].splice(0).forEach(function (done) { done(defined[name]); });
    });
  }
  function all(names, done) {
    var values = [], left = names.length;
    if (!left) return done(values);
    names.forEach(function (name, i) {
      load(name, function (value) { values[i] = value; if (!--left) done(values); });
    });
  }
  define = function (name, deps, factory) {
    if (typeof name !== 'string') { factory = deps; deps = name; name = null; }
    if (!Array.isArray(deps)) { factory = deps; deps = []; }
    queue.push([name, deps, factory]);
  };
  define.amd = {};
  requirejs = require = function (deps, callback) {
    if (!Array.isArray(deps)) { requirejs.config(deps); return; }
    all(deps, function (values) { if (callback) callback.apply(null, values); });
  };
  requirejs.config = function (options) {
    for (var key in options) config[key] = typeof options[key] === 'object' && !Array.isArray(options[key]) ? Object.assign(config[key] || {}, options[key]) : options[key];
    if (!/\/$/.test(config.baseUrl)) config.baseUrl += '/';
    if (options.deps) require(options.deps, options.callback);
  };
  requirejs.toUrl = toUrl;
  if (global.requireConfig) requirejs.config(global.requireConfig);
  var main = document.currentScript && document.currentScript.getAttribute('data-main');
  if (main) {
    var parts = main.replace(/\.js$/, '').split('/');
    var last = parts.pop();
    if (config.baseUrl === './') config.baseUrl = parts.length ? parts.join('/') + '/' : './';
    require([last]);
  }
})(this);
