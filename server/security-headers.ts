import { hash } from 'node:crypto';
import type { SiteFile } from '../contract/site-manifest.ts';

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every response. Pages replace the restrictive policy with their own. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Only sent over https; browsers ignore it elsewhere. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' };

/** The source in a policy that allows an inline script or style. */
export function inlineSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

type Page = NonNullable<SiteFile['page']>;

/** The only directive of a page's policy that has to be in a header. */
export const noFraming = "frame-ancestors 'none'";

/** `framesOwn`: the page may frame other pages of ours. */
export function pagePolicy(page: Page, framesOwn = false): string {
  return [...pageRules(page, "'self'"), ...(framesOwn ? ["frame-src 'self'"] : [])].join('; ');
}

/** The policy for a `<meta>` element of a page whose forms and scripts call the API on another origin. */
export function policyInPage(page: Page, api: string): string {
  return pageRules(page, `'self' ${api}`)
    .filter((rule) => rule !== noFraming)
    .join('; ');
}

function pageRules({ scripts, styles, worker }: Page, called: string): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${called}`,
    "manifest-src 'self'",
    `form-action ${called}`,
    "base-uri 'none'",
    noFraming,
    "require-trusted-types-for 'script'",
    // Only the policy of this name may create the URL of a worker.
    `trusted-types ${worker ? 'worker' : "'none'"}`,
  ];
}
