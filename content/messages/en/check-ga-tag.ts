import type {
  NextStep,
  ReadPart,
  SitePlatform,
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
    title: `GA4 tag checker: is Google Analytics on? · ${brand}`,
    description:
      'Does a page report to Google Analytics? Paste its address: the check reads tags, containers and consent mode, and shows where each ID is.',
  },
  title: 'Is Analytics on?',
  lede: 'Paste an address. We read the page and the scripts it loads, and show you what we found and where.',
  form: {
    label: 'Website',
    /** Beside a field that was left empty. */
    required: {
      websiteUrl: 'Please enter the address of a website.',
    },
    submit: 'Check GA tag',
    again: 'Check again',
    submitting: 'Checking…',
    reading: 'Reading {host}',
    patience: 'We fetch the page, then the containers and scripts it loads. That takes a few seconds.',
    failed: 'We got no answer. Check your connection and try again.',
  },
  privacy:
    'We fetch the page and the scripts, containers and frames it loads, and run none of them. The address and the result stay in our server’s memory for {seconds} seconds and are never stored.',
  /** The map before anything is checked. */
  sample: {
    title: 'What the check reads, from the first line to the last',
    badge: 'An example. Nothing has been checked yet.',
    head: 'Most tags are here, before anything is shown.',
    container: 'It loads other tags. We open it and read what’s inside.',
    inside: 'Inside the container',
    insideAnalytics: 'Analytics 4. This counts.',
    insideAds: 'An ad tag. This doesn’t.',
    analytics: 'Written into the page. This is the ID you want.',
    counts: 'Counts',
    body: 'What visitors see. Late and forgotten tags are here.',
    retired: 'Switched off by Google in July 2023. It still loads, but it counts nothing.',
    loader: 'A script that loads others',
    unread: 'What it loads is only known when it runs. We run nothing, so we list it.',
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
      button: 'Submit a ticket',
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
    /** Why, and what to do now. With a reason, that is said instead of `why`. */
    nextSteps: {
      none: { why: 'The tag is in place.' },
      'replace-retired': {
        why: 'A Universal Analytics code has counted nothing since July 2023, so this page isn’t being measured.',
        next: 'Replace it with a Google tag and your G- ID, in the <head> of every page.',
      },
      'remove-duplicate': {
        why: 'One ID appears twice and may count every visit twice. Remove one of them.',
      },
      'add-tag': {
        why: 'We read the page and every script that could carry Analytics. None of them does.',
        next: 'Put the Google tag with your G- ID in the <head> of every page.',
      },
      'add-tag-beside-ads': {
        why: 'The ad tags on the page aren’t Analytics, and no script carries it.',
        next: 'Put a Google tag with your G- ID beside them, in the <head> of every page.',
      },
      'replace-placeholder': {
        why: 'The page contains a sample ID, which reports to no property.',
        next: 'Replace it with the G- ID of your own property.',
      },
      'add-tag-in-container': {
        why: 'The page loads a Tag Manager container, but there’s no Analytics in it.',
        next: 'Create a Google tag with your G- ID in the container and publish it.',
      },
      'check-container': {
        why: 'The page loads a Tag Manager container we couldn’t open.',
        next: 'Look there first for a Google tag with a G- ID. If there is one, you’re all set.',
      },
      'check-indirect-source': {
        why: 'The page sends its data to a service that may pass it on to Analytics.',
        next: 'Look there first for a G- ID. If there is one, you’re all set.',
      },
      'check-unread': {
        why: 'What we could read has no Analytics in it. Some parts stayed unread, and any of them may load it.',
        next: 'Look for a G- ID in the parts listed below. If there is one, you’re all set.',
      },
      'check-loader': {
        why: 'The page has an Analytics ID in its settings, but nothing we read loads it.',
        next: 'If Google’s Tag Assistant shows a G- ID, you’re all set.',
      },
      'load-container': {
        why: 'The container is only in <noscript>, which browsers with JavaScript skip.',
        next: 'Add the script part of the container’s snippet to the <head>.',
      },
      'allow-check': { next: 'Let our check through, or try a page anyone can open.' },
      'check-address': { next: 'Check the address for typos, then try again.' },
      'fix-certificate': {
        next: 'Browsers warn visitors about this, too. Fix the certificate, then check again.',
      },
      'try-later': { next: 'Check again in a few minutes.' },
      'give-page': { next: 'Enter the address of a page, not of a file or an API.' },
      'give-public-address': {
        next: 'Enter the address of a public website, as you’d type it into a browser.',
      },
    } satisfies Record<NextStep, { why?: string; next?: string }>,
    /** Before `next`, if we could add the tag. */
    yourself: 'Or do it yourself.',
    carry: 'Add this to your application',
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
    confidences: { certain: 'Certain', high: 'Very likely' } satisfies Record<TagConfidence, string>,
    retired: 'Retired',
    /** What a pin on the map says, besides confidences. */
    pins: {
      box: 'Opened',
      unread: 'Not read',
      other: 'Not Analytics',
      idle: 'Counts nothing',
      open: 'Unconfirmed',
    },
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
      what: 'Part',
      line: 'Line',
      why: 'Why',
      where: 'Where to look',
      parts: {
        page: 'The page',
        'inline-script': 'Inline script',
        script: '{what}',
        container: '{what}',
        frame: '{what}',
        redirect: 'Redirect by script',
        service: '{what}',
        loader: 'Script that loads {what}',
      } satisfies Record<UnreadKind, string>,
      kinds: {
        script: 'Script',
        container: 'Container',
        frame: 'Frame',
        service: 'Service',
      } satisfies Partial<Record<UnreadKind, string>>,
      reasons: {
        'too-long': 'Longer than we read',
        'too-slow': 'Took too long to load',
        refused: 'We got no usable response',
        'not-allowed': 'Its address isn’t public',
        unreadable: 'We can’t make sense of its code',
        limit: 'More scripts than one check reads',
        runtime: 'Its ID or address is only known when it runs',
        'server-side': 'Runs on a server we can’t look into',
        'other-site': 'Has an ID that may belong to another site',
        unseen: 'We saw this ID, but nothing that loads it',
      } satisfies Record<UnreadReason, string>,
      look: {
        page: 'The source of the page',
        'inline-script': 'The source of the page',
        script: 'Whoever builds the site',
        container: 'Tag Manager, published version',
        frame: 'The page in the frame',
        redirect: 'The page it leads to',
        service: 'The settings of {what}',
        loader: 'Tag Assistant, or your browser’s network panel',
      } satisfies Record<UnreadKind, string>,
    },
    /** What a verdict rests on: the lines with a tag, or all that was read. */
    evidence: 'Evidence',
    readParts: {
      title: 'What we read',
      kinds: { page: 'Page', script: 'Script', container: 'Container', frame: 'Frame' } satisfies Record<
        ReadPart['kind'],
        string
      >,
    },
    /** How a person can look; `more` stands for names that are not listed. */
    look: {
      unread:
        'With Google’s Tag Assistant, or by searching for “collect” in your browser’s network panel, you can check what we couldn’t: {what}.',
      more: '{count} more',
      refused:
        'You can look yourself with Google’s Tag Assistant, or by searching for “collect” in your browser’s network panel.',
    },
    /** In the place of an id that is not known. */
    someTag: 'A tag',
    consent: {
      seen: 'Consent mode: a default is set before visitors are asked.',
      unseen: 'Consent mode: we saw no default set before visitors are asked.',
    },
    map: {
      title: 'Where on the page',
      span: {
        one: '{host}, one line, read {time} UTC',
        many: '{host}, {lines} lines, read {time} UTC',
      },
      /** Before a number, for screen readers. */
      line: 'Line',
      lines: 'Lines',
      noLine: 'No line',
      script: 'Script',
      loaded: 'Loaded by another script',
      item: '{kind}: {word}',
      closed: { name: 'Unknown', kind: 'We couldn’t open the container' },
      slot: {
        name: 'The tag belongs here',
        kind: 'before </head>',
        where: 'Put the Google tag with your G- ID here, on every page.',
      },
    },
    /** In place of the map, if the page was not read. */
    attempt: {
      title: 'As far as we got',
      span: '{host}, asked {time} UTC',
      asked: 'No cookies, no login',
      unseen: 'Not seen',
      ends: {
        refused: 'Turned away',
        unreachable: 'Not reached',
        timeout: 'Timed out',
        'not-html': 'Not a web page',
        'not-allowed': 'Not allowed',
      } satisfies Partial<Record<TagCheckState, string>>,
    },
    share: {
      label: 'Link to this check',
      copy: 'Copy link',
      copied: 'Copied',
      text: 'Whoever opens it runs the check again, so it’s never out of date.',
    },
    developer: {
      title: 'Send this to your developer',
      copy: 'Copy text',
      mail: 'Email it',
      subject: 'Google Analytics on {host}',
      body: 'Page checked: {url}\nResult: {title}\nFound: {found}\n\n{task}\n\nCheck it again: {link}\n',
      part: '{what}: {why}',
      /** Where the platform has a place for the tag. */
      places: {
        shopify:
          'This is a Shopify store. Enter the G- ID in the Google & YouTube app, which also covers the checkout, or paste the tag right after <head> in layout/theme.liquid (Online Store > Themes > Edit code).',
        wordpress:
          'This is a WordPress site. Connect the property with the Site Kit by Google plugin, or paste the tag right after <head> in header.php of a child theme, so that updates don’t remove it.',
        wix: 'This is a Wix site. In its dashboard, open Marketing Integrations, connect Google Analytics and enter the G- ID.',
        magento:
          'This is a Magento store. Paste the tag in the admin under Content > Design > Configuration > HTML Head > Scripts and Style Sheets, then flush the cache.',
        squarespace:
          'This is a Squarespace site. Enter the G- ID under Settings > Developer Tools > External API Keys.',
        webflow:
          'This is a Webflow site. Enter the G- ID under Site settings > Apps & integrations > Google Analytics, then publish the site.',
        plain: 'Paste the tag right after <head> in the template that all pages share.',
      } satisfies Record<SitePlatform | 'plain', string>,
    },
  },
};

export type TagCheckMessages = (typeof checkGaTag)['answer'];

declare module '../messages.ts' {
  interface Messages {
    checkGaTag: typeof checkGaTag;
  }
}
