import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;
const noTag = 'Auf Ihrer Website haben wir keinen GA-Code gefunden.';

export const checkGaTag: typeof english = {
  meta: {
    title: `GA-Tag prüfen: Läuft Analytics? · ${brand}`,
    description:
      'Sendet eine Seite Daten an Google Analytics? Adresse eingeben: Die Prüfung liest Tags, Container und Einwilligungsmodus und zeigt, wo jede ID steht.',
  },
  title: 'Läuft Analytics?',
  lede: 'Geben Sie eine Adresse ein. Wir rufen die Seite einmal ab, lesen ihre Tags und zeigen Ihnen, was wir wo gefunden haben.',
  form: {
    label: 'Website',
    submit: 'GA-Tag prüfen',
    submitting: 'Wird geprüft\u00a0…',
    reading: '{host} wird gelesen',
    patience: 'Wir rufen die Seite ab, danach die Container, die sie lädt. Das dauert ein paar Sekunden.',
    failed: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  looksFor: {
    title: 'Worauf die Prüfung achtet',
    items: [
      'Auf ein Tag von Google Analytics\u00a04, ob es in der Seite steht oder vom eigenen Server kommt.',
      'Auf einen Tag-Manager-Container: Wir öffnen ihn und suchen darin nach dem Tag.',
      'Auf alte und ähnliche Tags: Ausgediente UA-Codes und Werbe-Tags sind nicht Analytics.',
    ],
  },
  answer: {
    titles: {
      found: 'Gut! Der GA-Code ist eingebaut.',
      missing: noTag,
      'container-only': noTag,
      refused: 'Die Website hat uns abgewiesen, daher bleibt das Ergebnis offen.',
      unreachable: 'Die Website war nicht zu erreichen, daher bleibt das Ergebnis offen.',
      timeout: 'Die Prüfung hat zu lange gedauert, daher bleibt das Ergebnis offen.',
      'not-html': 'Das ist keine Webseite, es gibt also nichts zu lesen.',
      'not-allowed': 'Diese Adresse ist nicht erlaubt.',
    },
    unseen: 'Wir finden keinen GA-Code, können aber nicht überall nachsehen.',
    ticket: {
      to: settings.email,
      before: 'Bitte senden Sie ein Ticket an ',
      after: ', damit der GA-Code eingebaut wird.',
      subject: 'GA-Code fehlt: {host}',
      body: 'Website: {url}\nVon der Prüfung gefunden: {found}\n\nBitte bauen Sie den GA-Code ein.\n',
      nothing: 'kein Tag',
    },
    reasons: {
      login: '{host} verlangt eine Anmeldung ({status}).',
      forbidden:
        '{host} hat unsere Anfrage mit {status} beantwortet. Das heißt nicht, dass das Tag fehlt: Oft steht eine Firewall davor.',
      'not-found': '{host} hat unter dieser Adresse keine Seite ({status}).',
      'rate-limited': '{host} nimmt im Moment keine weiteren Anfragen an ({status}).',
      'server-error': '{host} hat gerade eine Störung ({status}).',
      'http-error': '{host} hat mit {status} statt mit einer Seite geantwortet.',
      'bot-wall':
        '{host} will einen Beweis, dass ein Mensch anfragt. Unsere Prüfung ist ein Programm und gibt sich als solches zu erkennen.',
      'unknown-host': 'Eine Website namens {host} gibt es nicht.',
      'no-connection': '{host} antwortet nicht.',
      'certificate-expired': 'Das Zertifikat von {host} ist abgelaufen.',
      'certificate-untrusted': 'Dem Zertifikat von {host} vertrauen Browser nicht.',
      'certificate-name': 'Das Zertifikat von {host} ist auf einen anderen Namen ausgestellt.',
      'no-secure-connection': 'Mit {host} kam keine sichere Verbindung zustande.',
      'too-many-redirects': '{host} leitet uns immer wieder weiter.',
      'bad-answer': '{host} hat etwas geschickt, das sich nicht lesen lässt.',
      'slow-site': '{host} hat zu lange für die Antwort gebraucht.',
      busy: 'Im Moment werden sehr viele Websites geprüft.',
    },
    nextSteps: {
      none: 'Es ist nichts weiter zu tun: Das Tag ist eingebaut.',
      'replace-retired':
        'Es ist allerdings ein Code von Universal Analytics, und der zählt seit Juli 2023 nichts mehr. Ersetzen Sie ihn durch ein Tag von Google Analytics\u00a04.',
      'remove-duplicate':
        'Eine ID ist doppelt eingebaut und zählt womöglich jeden Besuch zweimal. Entfernen Sie eine davon.',
      'add-tag':
        'Um ihn selbst einzubauen, setzen Sie das Google-Tag mit Ihrer G-ID in den <head> jeder Seite.',
      'add-tag-beside-ads':
        'Die Werbe-Tags auf der Seite sind nicht Analytics. Um Analytics selbst einzubauen, setzen Sie ein Google-Tag mit Ihrer G-ID daneben.',
      'replace-placeholder':
        'Auf der Seite steht eine Beispiel-ID. Um das selbst zu beheben, ersetzen Sie sie durch die G-ID Ihrer Property.',
      'add-tag-in-container':
        'Die Seite lädt einen Tag-Manager-Container, in dem Analytics fehlt. Um Analytics selbst einzubauen, legen Sie dort ein Google-Tag mit Ihrer G-ID an und veröffentlichen Sie den Container.',
      'check-container':
        'Die Seite lädt einen Tag-Manager-Container, den wir nicht öffnen konnten. Suchen Sie zuerst dort nach einem Google-Tag mit G-ID: Gibt es eines, ist alles in Ordnung.',
      'check-indirect-source':
        'Die Seite gibt ihre Daten an einen Dienst, der sie womöglich an Analytics weiterreicht. Suchen Sie zuerst dort nach einer G-ID: Gibt es eine, ist alles in Ordnung.',
      'allow-check': 'Lassen Sie unsere Prüfung durch oder nehmen Sie eine Seite, die jeder öffnen kann.',
      'check-address': 'Bitte prüfen Sie, ob die Adresse stimmt, und versuchen Sie es noch einmal.',
      'fix-certificate':
        'Davor warnen auch Browser. Bringen Sie das Zertifikat in Ordnung und prüfen Sie dann noch einmal.',
      'try-later': 'Prüfen Sie in ein paar Minuten noch einmal.',
      'give-page': 'Geben Sie die Adresse einer Seite ein, nicht die einer Datei oder Schnittstelle.',
      'give-public-address': 'Geben Sie die Adresse einer öffentlichen Website ein, so wie im Browser.',
    },
    again: 'Noch einmal prüfen',
    evidence: { title: 'Belege', kind: 'Art', id: 'ID', where: 'Wo', confidence: 'Gewissheit' },
    kinds: {
      ga4: 'Google Analytics 4',
      'google-tag': 'Google-Tag',
      'universal-analytics': 'Universal Analytics',
      'tag-manager': 'Tag-Manager-Container',
      'google-ads': 'Google Ads',
      floodlight: 'Floodlight',
      segment: 'Segment',
      zaraz: 'Cloudflare Zaraz',
    },
    noId: 'erst im Browser gesetzt',
    places: {
      'script-url': 'Skript',
      'inline-script': 'Inline-Skript',
      gateway: 'Skript vom eigenen Server',
      partytown: 'Partytown-Skript',
      'consent-blocked': 'Wartendes Skript (Einwilligung)',
      amp: 'AMP-Tag',
      preload: 'Vorab geladenes Skript',
      noscript: 'Iframe für Browser ohne JavaScript',
      frame: 'Iframe',
      'framework-data': 'Framework-Daten',
      attribute: 'Attribut',
      container: 'In {within}',
    },
    section: '{where} im <{section}>',
    line: '{where}, Zeile {line}',
    confidences: { certain: 'Sicher', high: 'Hoch' },
    retired: 'Ausgedient',
    notes: 'Einen Blick wert',
    warnings: {
      'duplicate-id': '{id} ist mehrfach eingebaut und zählt womöglich jeden Besuch zweimal.',
      retired: '{id} gehört zu Universal Analytics, abgeschaltet im Juli 2023. Sie können es entfernen.',
      'placeholder-id': '{id} ist ein Beispiel aus einer Anleitung, nicht die ID einer Property.',
      'look-alike-host':
        '{id} wird von einem Host geladen, der nur so aussieht wie der von Google. Das zählt nicht.',
      'loader-not-seen':
        'Eine ID ist konfiguriert, aber das Skript, das ihre Daten sendet, haben wir nicht gesehen.',
      'container-unreadable': '{id} ließ sich nicht öffnen; was darin steht, fehlt in dieser Liste.',
      cut: 'Die Seite ist so lang, dass wir nur ihren Anfang gelesen haben.',
    },
    someTag: 'Ein Tag',
    consent: {
      seen: 'Einwilligungsmodus: Vor der Abfrage ist ein Standardwert gesetzt.',
      unseen: 'Einwilligungsmodus: Wir haben keinen Standardwert gefunden, der vor der Abfrage gesetzt wird.',
    },
    map: {
      title: 'Wo auf der Seite',
      span: '{host}, vom ersten Byte bis zum letzten',
      empty: 'Kein Tag zwischen dem ersten und dem letzten Byte',
    },
    facts: {
      asked: 'Anfrage',
      answered: 'Antwort',
      nothing: 'keine',
      verdict: 'Ergebnis',
      unknown: 'Offen',
    },
  },
  ids: {
    title: 'Was eine ID verrät',
    starts: 'Beginnt mit',
    kind: 'Art',
    verdict: 'Was es heißt',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Analytics. Diese ID brauchen Sie.' },
      {
        id: 'GT-',
        kind: 'Google-Tag',
        verdict: 'Sendet an Analytics, an Ads oder an beide. Die Prüfung sieht nach, was dahintersteht.',
      },
      {
        id: 'GTM-',
        kind: 'Tag-Manager-Container',
        verdict: 'Enthält möglicherweise ein Analytics-Tag. Die Prüfung öffnet ihn und sieht nach.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Von Google eingestellt; zählt nichts mehr.' },
      {
        id: 'AW-  DC-',
        kind: 'Ads und Floodlight',
        verdict: 'Werbe-Tags. Mit Analytics haben sie nichts zu tun.',
      },
    ],
  },
};
