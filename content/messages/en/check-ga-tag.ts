import { settings } from '../../settings.ts';

const { brand } = settings;

export const checkGaTag = {
  meta: {
    title: `GA tag check: is Analytics on? · ${brand}`,
    description:
      'Find out whether a page reports to Google Analytics: read its source, tell G-, GT- and GTM- ids apart, then watch the tag fire in Tag Assistant.',
  },
  title: 'Is Analytics on?',
  lede: 'Three steps in any desktop browser tell you whether a page reports to Google Analytics, and through which tag.',
  steps: {
    title: 'How to check',
    source: {
      title: 'Open the source',
      text: 'Type view-source: in front of the page’s address and press Enter. Chrome, Edge and Firefox then show the page as the server sends it.',
      code: 'view-source:https://…',
    },
    search: {
      title: 'Look for an id',
      text: 'Search the source with Ctrl+F, on a Mac with Command+F, for each of these. An id inside an HTML comment does not count: the browser never runs it.',
      code: 'G-  GT-  GTM-',
    },
    assistant: {
      title: 'Watch it fire',
      text: 'In Tag Assistant choose Add domain, enter the address and connect. The page opens in a new window; back in Tag Assistant, look for a G- id that sends hits.',
      link: 'Open Tag Assistant',
    },
  },
  ids: {
    title: 'What an id tells you',
    starts: 'Starts with',
    kind: 'Kind',
    verdict: 'What it means',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Good! GA code is added.' },
      {
        id: 'GT-',
        kind: 'Google tag',
        verdict: 'May report to Analytics. Step 3 shows whether a G- id stands behind it.',
      },
      {
        id: 'GTM-',
        kind: 'Tag Manager container',
        verdict: 'May hold an Analytics tag. Step 3 opens it.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Retired by Google; it no longer counts anything.' },
      { id: 'AW-  DC-', kind: 'Ads and Floodlight', verdict: 'Ad tags. They are not Analytics.' },
    ],
  },
  missing: {
    title: 'No G- id anywhere?',
    before: 'Then your website does not have a GA code. Please submit a ticket on this ID: ',
    after: ' to add the GA code.',
    action: 'Submit a ticket',
    subject: 'GA code missing',
    body: 'Website:\nWhat I found in the source:\nWhat Tag Assistant showed:\n',
  },
};
