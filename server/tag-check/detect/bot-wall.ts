const longestWall = 40_000;
const marks = [
  /<title>\s*Just a moment\.\.\./i,
  /\/cdn-cgi\/challenge-platform\/h\/[a-z]\/orchestrate/,
  /_Incapsula_Resource/,
  /sucuri_cloudproxy_js/,
  /\/\.well-known\/sgcaptcha\//,
  /geo\.captcha-delivery\.com|ct\.captcha-delivery\.com/,
  /px-captcha|_pxAppId/,
  /awswaf\.com\/[^"']*challenge\.js|AwsWafIntegration/,
  /bm-verify|\/_sec\/cp_challenge\//,
];

/** Whether a page is the question of a firewall whether we are human, in place of the page asked for. */
export function isBotWall(html: string): boolean {
  return html.length <= longestWall && marks.some((mark) => mark.test(html));
}
