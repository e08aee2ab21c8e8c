import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;

export const checkGaTag: typeof english = {
  meta: {
    title: `GA-Tag prüfen: Ist Analytics an? · ${brand}`,
    description:
      'Sendet eine Seite Daten an Google Analytics? Quelltext lesen, IDs mit G-, GT- und GTM- unterscheiden und im Tag Assistant zusehen, wie das Tag ausgelöst wird.',
  },
  title: 'Ist Analytics an?',
  lede: 'In jedem Desktop-Browser zeigen Ihnen drei Schritte, ob eine Seite Daten an Google Analytics sendet und über welches Tag.',
  steps: {
    title: 'So prüfen Sie es',
    source: {
      title: 'Quelltext öffnen',
      text: 'Setzen Sie view-source: vor die Adresse der Seite und drücken Sie die Eingabetaste. Chrome, Edge und Firefox zeigen die Seite dann so, wie der Server sie schickt.',
      code: 'view-source:https://…',
    },
    search: {
      title: 'Nach einer ID suchen',
      text: 'Suchen Sie im Quelltext mit Strg+F, am Mac mit Befehl+F, nacheinander nach diesen Anfängen. Eine ID in einem HTML-Kommentar zählt nicht: Der Browser führt sie nie aus.',
      code: 'G-  GT-  GTM-',
    },
    assistant: {
      title: 'Dem Tag zusehen',
      text: 'Wählen Sie im Tag Assistant „Domain hinzufügen“, geben Sie die Adresse ein und stellen Sie die Verbindung her. Die Seite öffnet sich in einem neuen Fenster; zurück im Tag Assistant suchen Sie nach einer ID mit G-, die Treffer sendet.',
      link: 'Tag Assistant öffnen',
    },
  },
  ids: {
    title: 'Was eine ID verrät',
    starts: 'Beginnt mit',
    kind: 'Art',
    verdict: 'Was es heißt',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Gut! Der GA-Code ist eingebaut.' },
      {
        id: 'GT-',
        kind: 'Google-Tag',
        verdict: 'Sendet möglicherweise an Analytics. Schritt 3 zeigt, ob eine ID mit G- dahintersteht.',
      },
      {
        id: 'GTM-',
        kind: 'Tag-Manager-Container',
        verdict: 'Enthält möglicherweise ein Analytics-Tag. Schritt 3 öffnet ihn.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Von Google eingestellt; zählt nichts mehr.' },
      {
        id: 'AW-  DC-',
        kind: 'Ads und Floodlight',
        verdict: 'Werbe-Tags. Mit Analytics haben sie nichts zu tun.',
      },
    ],
  },
  missing: {
    title: 'Nirgends eine ID mit G-?',
    before: 'Dann hat Ihre Website keinen GA-Code. Bitte senden Sie ein Ticket an ',
    after: ', damit der GA-Code eingebaut wird.',
    action: 'Ticket senden',
    subject: 'GA-Code fehlt',
    body: 'Website:\nIm Quelltext gefunden:\nIm Tag Assistant gesehen:\n',
  },
};
