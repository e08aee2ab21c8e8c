import type {
  NextStep,
  TagCheckReason,
  TagCheckState,
  TagConfidence,
  TagKind,
  TagPlace,
  TagWarningCode,
  UnreadKind,
  UnreadReason,
} from '../../../contract/tag-check.ts';
import { settings } from '../../settings.ts';

const { brand } = settings;
const noTag = 'We detected that your website does not have a GA code.';

export const checkGaTag = {
  meta: {
    title: `GA tag check: is Analytics on? · ${brand}`,
    description:
      'Does a page report to Google Analytics? Paste its address: the check reads tags, containers and consent mode, and shows where each ID is.',
  },
  title: 'Is Analytics on?',
  lede: 'Paste an address. We read the page and the scripts it loads, and show you what we found and where.',
  form: {
    label: 'Website',
    submit: 'Check GA tag',
    submitting: 'Checking…',
    reading: 'Reading {host}',
    patience: 'We fetch the page, then the containers and scripts it loads. That takes a few seconds.',
    failed: 'We got no answer. Check your connection and try again.',
  },
  looksFor: {
    title: 'What the check looks for',
    items: [
      'A Google Analytics 4 tag, written into the page or into one of its scripts.',
      'A Tag Manager container, opened and read for the tag inside it.',
      'Old and look-alike tags, which we tell apart: retired UA codes and ad tags aren’t Analytics.',
    ],
  },
  /** `{…}` stand for what the check found. */
  answer: {
    titles: {
      found: 'Good! GA code is added.',
      retired: 'Only a retired GA code is on this page.',
      missing: noTag,
      'container-only': noTag,
      unseen: 'We found no GA code, but we can’t look everywhere.',
      refused: 'The site turned us away, so we can’t say.',
      unreachable: 'We couldn’t reach the site, so we can’t say.',
      timeout: 'The check timed out, so we can’t say.',
      'not-html': 'This isn’t a web page, so there’s nothing to read.',
      'not-allowed': 'This address isn’t allowed.',
    } satisfies Record<TagCheckState, string>,
    /** In place of the usual title when we were too busy. */
    busy: 'We didn’t get to your site, so we can’t say.',
    ticket: {
      to: settings.email,
      before: 'Please submit a ticket on this ID: ',
      after: ' to add the GA code.',
      subject: 'GA code missing: {host}',
      body: 'Website: {url}\nFound by the tag check: {found}\n\nPlease add the GA code.\n',
      nothing: 'no tag',
    },
    reasons: {
      login: '{host} requires a login ({status}).',
      forbidden:
        '{host} answered our request with {status}. That doesn’t mean it has no tag: there’s often a firewall in front.',
      'not-found': '{host} has no page at this address ({status}).',
      'rate-limited': '{host} is limiting requests right now ({status}).',
      'server-error': '{host} is having problems ({status}).',
      'http-error': '{host} answered with {status} instead of a page.',
      'bot-wall': '{host} wants proof that a human is asking. Our check is a program and says so.',
      'unknown-host': 'There’s no site called {host}.',
      'no-connection': '{host} isn’t answering.',
      'certificate-expired': 'The certificate for {host} has expired.',
      'certificate-untrusted': 'Browsers don’t trust the certificate for {host}.',
      'certificate-name': 'The certificate for {host} was issued for another name.',
      'no-secure-connection': 'We couldn’t set up a secure connection to {host}.',
      'too-many-redirects': '{host} keeps redirecting us to another address.',
      'bad-answer': '{host} sent something we can’t read.',
      'empty-page': '{host} sent an empty page.',
      'slow-site': '{host} took too long to answer.',
      busy: 'We’re checking a lot of sites right now.',
    } satisfies Record<TagCheckReason, string>,
    nextSteps: {
      none: 'The tag is in place.',
      'replace-retired':
        'A Universal Analytics code has counted nothing since July 2023, so this page isn’t being measured. Replace it with a Google tag and your G- ID.',
      'remove-duplicate': 'One ID appears twice and may count every visit twice. Remove one of them.',
      'add-tag': 'To add it yourself, put the Google tag with your G- ID in the <head> of every page.',
      'add-tag-beside-ads':
        'The ad tags on the page aren’t Analytics. To add it yourself, put a Google tag with your G- ID beside them.',
      'replace-placeholder':
        'The page contains a sample ID. To fix it yourself, replace it with the G- ID of your own property.',
      'add-tag-in-container':
        'The page loads a Tag Manager container with no Analytics in it. To add it yourself, create a Google tag with your G- ID there and publish the container.',
      'check-container':
        'The page loads a Tag Manager container we couldn’t open. Look there first for a Google tag with a G- ID: if there is one, you’re all set.',
      'check-indirect-source':
        'The page sends its data to a service that may pass it on to Analytics. Look there first for a G- ID: if there is one, you’re all set.',
      'check-unread':
        'What we could read has no Analytics in it. Look for a G- ID in the parts below: if there is one, you’re all set.',
      'load-container':
        'The container is only in <noscript>, which browsers with JavaScript skip. To fix it yourself, add the script part of the snippet to the <head>.',
      'allow-check': 'Let our check through, or try a page anyone can open.',
      'check-address': 'Check the address for typos, then try again.',
      'fix-certificate': 'Browsers warn visitors about this, too. Fix the certificate, then check again.',
      'try-later': 'Check again in a few minutes.',
      'give-page': 'Enter the address of a page, not of a file or an API.',
      'give-public-address': 'Enter the address of a public website, as you’d type it into a browser.',
    } satisfies Record<NextStep, string>,
    again: 'Check again',
    carry: 'Take this to your application',
    evidence: { title: 'Evidence', kind: 'Kind', id: 'ID', where: 'Where', confidence: 'Confidence' },
    kinds: {
      ga4: 'Google Analytics 4',
      'google-tag': 'Google tag',
      'universal-analytics': 'Universal Analytics',
      'tag-manager': 'Tag Manager container',
      'google-ads': 'Google Ads',
      floodlight: 'Floodlight',
      segment: 'Segment',
      zaraz: 'Cloudflare Zaraz',
    } satisfies Record<TagKind, string>,
    /** For a tag that takes its id from elsewhere at run time. */
    noId: 'set at runtime',
    places: {
      'script-url': 'Script',
      'inline-script': 'Inline script',
      gateway: 'Script from the site’s own host',
      partytown: 'Partytown script',
      'consent-blocked': 'Script waiting for consent',
      amp: 'AMP tag',
      preload: 'Preload',
      noscript: 'Iframe for browsers without JavaScript',
      frame: 'Iframe',
      'framework-data': 'Framework data',
      attribute: 'Attribute',
      container: 'Inside {within}',
      'own-script': 'Script {within}',
    } satisfies Record<TagPlace, string>,
    section: '{where} in <{section}>',
    line: '{where}, line {line}',
    confidences: { certain: 'Certain', high: 'High' } satisfies Record<TagConfidence, string>,
    retired: 'Retired',
    notes: 'Worth a look',
    warnings: {
      'duplicate-id': '{id} is set up more than once and may count every visit twice.',
      retired: '{id} belongs to Universal Analytics, which was switched off in July 2023. You can remove it.',
      'placeholder-id': '{id} is a sample from a manual, not the ID of a property.',
      'look-alike-host': '{id} is loaded from a host that only looks like Google’s, so it doesn’t count.',
      'loader-not-seen': 'An ID is configured, but we didn’t see the script that sends its data.',
      'container-unreadable': '{id} couldn’t be opened; what’s in it isn’t on this list.',
      'noscript-only': '{id} is only in <noscript>, so it doesn’t count visitors with JavaScript.',
      'lower-case-id': '{id} is in lower case; Google issues IDs in capitals.',
      cut: 'The page is so long that we read only the first part.',
    } satisfies Record<TagWarningCode, string>,
    /** What was not read although it may carry Analytics. */
    unread: {
      title: 'Not read, and why',
      item: '{what}: {why}',
      parts: {
        page: 'The page',
        'inline-script': 'Inline script',
        script: '{what}',
        container: '{what}',
        frame: 'Frame {what}',
        redirect: 'Redirect by script',
        service: '{what}',
      } satisfies Record<UnreadKind, string>,
      reasons: {
        'too-long': 'longer than we read',
        'too-slow': 'took too long to load',
        refused: 'we got no usable response',
        'not-allowed': 'its address isn’t public',
        unreadable: 'we can’t make sense of its code',
        limit: 'more scripts than one check reads',
        runtime: 'its ID or address is only known when it runs',
        'server-side': 'runs on a server we can’t look into',
        'other-site': 'has an ID that may belong to another site',
      } satisfies Record<UnreadReason, string>,
    },
    /** In the place of an id that is not known. */
    someTag: 'A tag',
    consent: {
      seen: 'Consent mode: a default is set before visitors are asked.',
      unseen: 'Consent mode: we saw no default set before visitors are asked.',
    },
    map: {
      title: 'Where on the page',
      span: '{host}, first byte to last',
      empty: 'No tag between first byte and last',
    },
    facts: {
      asked: 'Request',
      answered: 'Response',
      nothing: 'none',
      verdict: 'Verdict',
      unknown: 'Unknown',
    },
  },
  ids: {
    title: 'What an ID tells you',
    starts: 'Starts with',
    kind: 'Kind',
    verdict: 'What it means',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Analytics. This is the ID you want.' },
      {
        id: 'GT-',
        kind: 'Google tag',
        verdict: 'Reports to Analytics, Ads or both. The check looks at what’s behind it.',
      },
      {
        id: 'GTM-',
        kind: 'Tag Manager container',
        verdict: 'May hold an Analytics tag. The check opens it and looks.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Retired by Google. It no longer counts anything.' },
      { id: 'AW-  DC-', kind: 'Ads and Floodlight', verdict: 'Ad tags, not Analytics.' },
    ],
  },
};

export type TagCheckWords = (typeof checkGaTag)['answer'];

declare module '../messages.ts' {
  interface Messages {
    checkGaTag: typeof checkGaTag;
  }
}
