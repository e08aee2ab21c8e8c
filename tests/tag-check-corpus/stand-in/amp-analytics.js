/* Stands in for AMP's amp-analytics: reports the ids that an element names. */
addEventListener('load', () => {
  for (const element of document.querySelectorAll('amp-analytics')) {
    const { vars = {} } = JSON.parse(element.querySelector('script')?.textContent ?? '{}');
    for (const id of [vars.gtag_id, vars.account, ...Object.keys(vars.config ?? {})])
      if (id) fetch(`https://www.google-analytics.com/stand-in/ran?id=${id}&top=true`, { mode: 'no-cors' });
  }
});
