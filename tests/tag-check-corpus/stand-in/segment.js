/* Stands in for Segment's analytics.js: loads the Google tag if it is among the destinations. */
((settings) => {
  for (const { settings: destination } of settings.remotePlugins ?? []) {
    const id = destination?.measurementID;
    if (!id) continue;
    window.dataLayer ??= [];
    const layer = window.dataLayer;
    (function () {
      // biome-ignore lint/complexity/noArguments: the data layer holds arguments.
      layer.push(arguments);
    })('config', id);
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(script);
  }
})(SETTINGS);
