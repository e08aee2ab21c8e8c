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
  lede: 'Geben Sie eine Adresse ein. Wir lesen die Seite und die Skripte, die sie lädt, und zeigen Ihnen, was wir wo gefunden haben.',
  form: {
    label: 'Website',
    submit: 'GA-Tag prüfen',
    submitting: 'Wird geprüft\u00a0…',
    reading: '{host} wird gelesen',
    patience:
      'Wir rufen die Seite ab, danach die Container und Skripte, die sie lädt. Das dauert ein paar Sekunden.',
    failed: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  looksFor: {
    title: 'Worauf die Prüfung achtet',
    items: [
      'Auf ein Tag von Google Analytics\u00a04, ob es in der Seite steht oder in einem ihrer Skripte.',
      'Auf einen Tag-Manager-Container: Wir öffnen ihn und suchen darin nach dem Tag.',
      'Auf alte und ähnliche Tags: Ausgediente UA-Codes und Werbe-Tags sind nicht Analytics.',
    ],
  },
  answer: {
    titles: {
      found: 'Gut! Der GA-Code ist eingebaut.',
      retired: 'Auf dieser Seite ist nur ein ausgedienter GA-Code.',
      missing: noTag,
      'container-only': noTag,
      unseen: 'Wir finden keinen GA-Code, können aber nicht überall nachsehen.',
      refused: 'Die Website hat uns abgewiesen, daher bleibt das Ergebnis offen.',
      unreachable: 'Die Website war nicht zu erreichen, daher bleibt das Ergebnis offen.',
      timeout: 'Die Prüfung hat zu lange gedauert, daher bleibt das Ergebnis offen.',
      'not-html': 'Das ist keine Webseite, es gibt also nichts zu lesen.',
      'not-allowed': 'Diese Adresse ist nicht erlaubt.',
    },
    busy: 'Wir sind nicht bis zu Ihrer Website gekommen, daher bleibt das Ergebnis offen.',
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
      'empty-page': '{host} hat eine leere Seite geschickt.',
      'slow-site': '{host} hat zu lange für die Antwort gebraucht.',
      busy: 'Im Moment werden sehr viele Websites geprüft.',
    },
    nextSteps: {
      none: 'Das Tag ist eingebaut.',
      'replace-retired':
        'Ein Code von Universal Analytics zählt seit Juli 2023 nichts mehr, diese Seite wird also nicht gemessen. Ersetzen Sie ihn durch ein Google-Tag mit Ihrer G-ID.',
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
      'check-unread':
        'In dem, was wir lesen konnten, fehlt Analytics. Suchen Sie in den Teilen unten nach einer G-ID: Gibt es eine, ist alles in Ordnung.',
      'load-container':
        'Der Container steht nur im <noscript>, und das überspringen Browser mit JavaScript. Um das selbst zu beheben, setzen Sie auch den Skript-Teil des Snippets in den <head>.',
      'allow-check': 'Lassen Sie unsere Prüfung durch oder nehmen Sie eine Seite, die jeder öffnen kann.',
      'check-address': 'Bitte prüfen Sie, ob die Adresse stimmt, und versuchen Sie es noch einmal.',
      'fix-certificate':
        'Davor warnen auch Browser. Bringen Sie das Zertifikat in Ordnung und prüfen Sie dann noch einmal.',
      'try-later': 'Prüfen Sie in ein paar Minuten noch einmal.',
      'give-page': 'Geben Sie die Adresse einer Seite ein, nicht die einer Datei oder Schnittstelle.',
      'give-public-address': 'Geben Sie die Adresse einer öffentlichen Website ein, so wie im Browser.',
    },
    again: 'Noch einmal prüfen',
    carry: 'In die Bewerbung übernehmen',
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
      'own-script': 'Skript {within}',
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
      'noscript-only': '{id} steht nur im <noscript> und zählt daher keine Besucher mit JavaScript.',
      'lower-case-id': '{id} ist kleingeschrieben; Google vergibt IDs in Großbuchstaben.',
      cut: 'Die Seite ist so lang, dass wir nur ihren Anfang gelesen haben.',
    },
    unread: {
      title: 'Nicht gelesen, und warum',
      item: '{what}: {why}',
      parts: {
        page: 'Die Seite',
        'inline-script': 'Inline-Skript',
        script: '{what}',
        container: '{what}',
        frame: 'Frame {what}',
        redirect: 'Weiterleitung per Skript',
        service: '{what}',
      },
      reasons: {
        'too-long': 'länger, als wir lesen',
        'too-slow': 'hat zu lange geladen',
        refused: 'keine brauchbare Antwort',
        'not-allowed': 'die Adresse ist nicht öffentlich',
        unreadable: 'der Code ist für uns nicht lesbar',
        limit: 'mehr Skripte, als eine Prüfung liest',
        runtime: 'ID oder Adresse stehen erst im Browser fest',
        'server-side': 'läuft auf einem Server, in den wir nicht hineinsehen',
        'other-site': 'enthält eine ID, die womöglich zu einer anderen Website gehört',
      },
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
