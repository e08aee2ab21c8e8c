import type {
  NextStep,
  TagCheckReason,
  TagCheckState,
  TagConfidence,
  TagKind,
  TagPlace,
  TagWarningCode,
} from '../../../contract/tag-check.ts';
import { settings } from '../../settings.ts';

const { brand } = settings;
const noTag = 'We detected that your website does not have a GA code.';

export const checkGaTag = {
  meta: {
    title: `GA tag check: is Analytics on? · ${brand}`,
    description:
      'Does a page report to Google Analytics? Paste its address: the check reads tags, containers and consent mode, and shows where each id stands.',
  },
  title: 'Is Analytics on?',
  lede: 'Paste an address. We fetch the page once, read its tags and show you what we found and where.',
  form: {
    label: 'Website',
    submit: 'Check GA tag',
    submitting: 'Checking...',
    reading: 'Reading {host}',
    patience: 'We fetch the page, then the containers it loads. That takes a few seconds.',
    failed: 'No answer came. Look at your connection and check again.',
  },
  looksFor: {
    title: 'What the check looks for',
    items: [
      'A Google Analytics 4 tag, written into the page or sent by the server.',
      'A Tag Manager container, opened and read for the tag inside it.',
      'Old and look-alike tags, told apart: retired UA codes and ad tags are not Analytics.',
    ],
  },
  /** `{…}` stand for what the check found. */
  answer: {
    titles: {
      found: 'Good! GA code is added.',
      missing: noTag,
      'container-only': noTag,
      refused: 'The site refused us, so we cannot say.',
      unreachable: 'We could not reach the site, so we cannot say.',
      timeout: 'The check timed out, so we cannot say.',
      'not-html': 'This is not a web page, so there is nothing to read.',
      'not-allowed': 'This address is not allowed.',
    } satisfies Record<TagCheckState, string>,
    /** Where Analytics may run out of our sight. */
    unseen: 'We see no GA code, but cannot look everywhere.',
    ticket: {
      before: 'Please submit a ticket on this ID: ',
      after: ' to add the GA code.',
      subject: 'GA code missing: {host}',
      body: 'Website: {url}\nFound by the tag check: {found}\n\nPlease add the GA code.\n',
      nothing: 'no tag',
    },
    reasons: {
      login: '{host} asks for a login ({status}).',
      forbidden:
        '{host} answered {status} to our request. That is not the same as having no tag: a firewall often stands in front.',
      'not-found': '{host} has no page at this address ({status}).',
      'rate-limited': '{host} has had enough requests for now ({status}).',
      'server-error': '{host} has trouble of its own ({status}).',
      'http-error': '{host} answered {status} instead of sending a page.',
      'bot-wall': '{host} wants proof that a human is asking. Our check is a program, and says so.',
      'unknown-host': 'There is no site by the name of {host}.',
      'no-connection': '{host} does not answer.',
      'certificate-expired': 'The certificate of {host} has expired.',
      'certificate-untrusted': 'The certificate of {host} is not one that browsers trust.',
      'certificate-name': 'The certificate of {host} was made out to another name.',
      'no-secure-connection': '{host} could not agree with us on a secure connection.',
      'too-many-redirects': '{host} keeps sending us on to another address.',
      'bad-answer': '{host} sent something that cannot be read.',
      'slow-site': '{host} took longer than we wait.',
      busy: 'Many sites are being checked right now.',
    } satisfies Record<TagCheckReason, string>,
    nextSteps: {
      none: 'Nothing is left to do: the tag is in place.',
      'replace-retired':
        'It is a Universal Analytics code, though, and those have counted nothing since July 2023. Replace it with a Google Analytics 4 tag.',
      'remove-duplicate': 'One id stands there twice and may count every visit twice. Remove one of them.',
      'add-tag': 'To add it yourself, put the Google tag with your G- id into the head of every page.',
      'add-tag-beside-ads':
        'The ad tags on the page are not Analytics. To add it yourself, put a Google tag with your G- id beside them.',
      'replace-placeholder':
        'The page holds a sample id. To put it right yourself, replace it with the G- id of your own property.',
      'add-tag-in-container':
        'The page loads a Tag Manager container without Analytics in it. To add it yourself, create a Google tag with your G- id there and publish.',
      'check-container':
        'The page loads a Tag Manager container that we could not open. First look in it for a Google tag with a G- id: if there is one, all is well.',
      'check-indirect-source':
        'The page hands its data to a service that may pass it on to Analytics. First look there for a G- id: if there is one, all is well.',
      'allow-check': 'Let our check through, or try a page that everyone can open.',
      'check-address': 'Look at the address for a slip, then check again.',
      'fix-certificate': 'Browsers warn of this, too. Put the certificate right, then check again.',
      'try-later': 'Check again in a few minutes.',
      'give-page': 'Give us the address of a page, not of a file or an interface.',
      'give-public-address': 'Give us the address of a public website, as you would type it into a browser.',
    } satisfies Record<NextStep, string>,
    again: 'Check again',
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
    noId: 'set at run time',
    places: {
      'script-url': 'Script',
      'inline-script': 'Inline script',
      gateway: 'Script from the site’s own host',
      partytown: 'Partytown script',
      'consent-blocked': 'Script that waits for consent',
      amp: 'AMP tag',
      preload: 'Preload',
      noscript: 'Frame for browsers without script',
      frame: 'Frame',
      'framework-data': 'Data of the framework',
      attribute: 'Attribute',
      container: 'Inside {within}',
    } satisfies Record<TagPlace, string>,
    section: '{where} in <{section}>',
    line: '{where}, line {line}',
    confidences: { certain: 'Certain', high: 'High' } satisfies Record<TagConfidence, string>,
    retired: 'Retired',
    notes: 'Worth a look',
    warnings: {
      'duplicate-id': '{id} is set up more than once and may count every visit twice.',
      retired: '{id} belongs to Universal Analytics, switched off in July 2023. It can go.',
      'placeholder-id': '{id} is a sample from a manual, not the id of a property.',
      'look-alike-host': '{id} is loaded from a host that only looks like Google’s. It does not count.',
      'loader-not-seen': 'An id is configured, but we did not see the script that sends its data.',
      'container-unreadable': '{id} could not be opened; what it holds is not in this list.',
      cut: 'The page is so long that we read only its beginning.',
    } satisfies Record<TagWarningCode, string>,
    /** In the place of an id that is not known. */
    someTag: 'A tag',
    consent: {
      seen: 'Consent mode: a default is set before visitors are asked.',
      unseen: 'Consent mode: we saw no default that is set before visitors are asked.',
    },
    map: {
      title: 'Where on the page',
      span: '{host}, first byte to last',
      empty: 'No tag between first byte and last',
    },
    facts: {
      asked: 'Asked',
      answered: 'Answered',
      nothing: 'nothing',
      verdict: 'Verdict',
      unknown: 'Unknown',
    },
  },
  ids: {
    title: 'What an id tells you',
    starts: 'Starts with',
    kind: 'Kind',
    verdict: 'What it means',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Analytics. This is the id to have.' },
      {
        id: 'GT-',
        kind: 'Google tag',
        verdict: 'Reports to Analytics, to Ads or to both. The check looks at what stands behind it.',
      },
      {
        id: 'GTM-',
        kind: 'Tag Manager container',
        verdict: 'May hold an Analytics tag. The check opens it and looks.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Retired by Google; it no longer counts anything.' },
      { id: 'AW-  DC-', kind: 'Ads and Floodlight', verdict: 'Ad tags. They are not Analytics.' },
    ],
  },
};

export type TagCheckWords = (typeof checkGaTag)['answer'];
