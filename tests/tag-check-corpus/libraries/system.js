/*! SystemJS-like loader, cut down: import maps, System.register, System.import. */
(function () {
  var imports = {}, modules = {}, last = null;
  function resolve(name, parent) { return imports[name] || new URL(name, parent || location.href).href; }
  function load(url) {
    if (modules[url]) return modules[url];
    modules[url] = new Promise(function (done, fail) {
      var script = document.createElement('script');
      script.async = true;
      script.onload = done;
      script.onerror = fail;
      script.src = url;
      document.head.appendChild(script);
    }).then(function () {
      var item = last, exported = {};
      last = null;
      if (!item) return exported;
      var declared = item[1](function (name, value) { exported[name] = value; return value; }, { import: function (name) { return System.import(name, url); } });
      return Promise.all(item[0].map(function (name) { return load(resolve(name, url)); })).then(function (values) {
        values.forEach(function (value, i) { if (declared.setters && declared.setters[i]) declared.setters[i](value); });
        return Promise.resolve(declared.execute && declared.execute()).then(function () { return exported; });
      });
    });
    return modules[url];
  }
  window.System = {
    register: function (deps, declare) { last = [deps, declare]; },
    import: function (name, parent) { return Promise.resolve().then(function () { return load(resolve(name, parent)); }); }
  };
  document.querySelectorAll('script[type="systemjs-importmap"]').forEach(function (map) { Object.assign(imports, JSON.parse(map.textContent).imports); });
  document.addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('script[type="systemjs-module"]').forEach(function (script) { System.import(script.src.replace(/^import:/, '')); });
  });
})();
