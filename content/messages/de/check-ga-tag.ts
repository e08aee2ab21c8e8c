import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;
const noTag = 'Auf Ihrer Website haben wir keinen GA-\u2060Code gefunden.';

export const checkGaTag: typeof english = {
  meta: {
    title: `GA4-Tag prüfen: Läuft Google Analytics? · ${brand}`,
    description:
      'Sendet eine Seite Daten an Google Analytics? Adresse eingeben: Die Prüfung liest Tags, Container und Consent Mode und zeigt, wo jede ID steht.',
  },
  title: 'Läuft Analytics?',
  lede: 'Geben Sie eine Adresse ein. Wir lesen die Seite und die Skripte, die sie lädt, und zeigen Ihnen, was wir wo gefunden haben.',
  form: {
    label: 'Website',
    required: {
      websiteUrl: 'Bitte geben Sie die Adresse einer Website ein.',
    },
    submit: 'GA-Tag prüfen',
    again: 'Noch einmal prüfen',
    submitting: 'Wird geprüft\u00a0…',
    reading: '{host} wird gelesen',
    patience:
      'Wir rufen die Seite ab, danach die Container und Skripte, die sie lädt. Das dauert ein paar Sekunden.',
    failed: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  privacy:
    'Wir rufen die Seite ab sowie die Skripte, Container und Frames, die sie lädt, und führen nichts davon aus. Adresse und Ergebnis bleiben {seconds} Sekunden im Arbeitsspeicher unseres Servers und werden nicht gespeichert.',
  sample: {
    title: 'Was die Prüfung liest, von der ersten Zeile bis zur letzten',
    badge: 'Ein Beispiel. Noch wurde nichts geprüft.',
    head: 'Hier stehen die meisten Tags, bevor etwas zu sehen ist.',
    container: 'Er lädt andere Tags. Wir öffnen ihn und lesen, was darin steht.',
    inside: 'Im Container',
    insideAnalytics: 'Analytics\u00a04. Das zählt.',
    insideAds: 'Ein Werbe-Tag. Das zählt nicht.',
    analytics: 'Steht in der Seite. Diese ID brauchen Sie.',
    counts: 'Zählt',
    body: 'Was Besucher sehen. Hier stehen späte und vergessene Tags.',
    retired: 'Von Google im Juli 2023 abgeschaltet. Lädt noch, zählt aber nichts.',
    loader: 'Ein Skript, das andere lädt',
    unread: 'Was es lädt, steht erst im Browser fest. Wir führen nichts aus und listen es daher auf.',
  },
  answer: {
    titles: {
      found: 'Gut! Der GA-\u2060Code ist eingebaut.',
      retired: 'Auf dieser Seite ist nur ein ausgedienter GA-\u2060Code.',
      missing: noTag,
      'container-only': noTag,
      unseen: 'Wir finden keinen GA-\u2060Code, können aber nicht überall nachsehen.',
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
      after: ', damit der GA-\u2060Code eingebaut wird.',
      subject: 'GA-Code fehlt: {host}',
      body: 'Website: {url}\nVon der Prüfung gefunden: {found}\n\nBitte bauen Sie den GA-Code ein.\n',
      button: 'Ticket senden',
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
      none: { why: 'Das Tag ist eingebaut.' },
      'replace-retired': {
        why: 'Ein Code von Universal Analytics zählt seit Juli 2023 nichts mehr, diese Seite wird also nicht gemessen.',
        next: 'Ersetzen Sie ihn im <head> jeder Seite durch ein Google-Tag mit Ihrer G-ID.',
      },
      'remove-duplicate': {
        why: 'Eine ID ist doppelt eingebaut und zählt womöglich jeden Besuch zweimal. Entfernen Sie eine davon.',
      },
      'add-tag': {
        why: 'Wir haben die Seite und jedes Skript gelesen, in dem Analytics stecken könnte. In keinem ist es enthalten.',
        next: 'Setzen Sie das Google-Tag mit Ihrer G-ID in den <head> jeder Seite.',
      },
      'add-tag-beside-ads': {
        why: 'Die Werbe-Tags auf der Seite sind nicht Analytics, und auch kein Skript enthält es.',
        next: 'Setzen Sie ein Google-Tag mit Ihrer G-ID daneben, in den <head> jeder Seite.',
      },
      'replace-placeholder': {
        why: 'Auf der Seite steht eine Beispiel-ID, die zu keiner Property gehört.',
        next: 'Ersetzen Sie sie durch die G-ID Ihrer Property.',
      },
      'add-tag-in-container': {
        why: 'Die Seite lädt einen Tag-Manager-Container, aber Analytics ist nicht darin.',
        next: 'Legen Sie im Container ein Google-Tag mit Ihrer G-ID an und veröffentlichen Sie ihn.',
      },
      'check-container': {
        why: 'Die Seite lädt einen Tag-Manager-Container, den wir nicht öffnen konnten.',
        next: 'Suchen Sie zuerst dort nach einem Google-Tag mit G-ID. Gibt es eines, ist alles in Ordnung.',
      },
      'check-indirect-source': {
        why: 'Die Seite gibt ihre Daten an einen Dienst, der sie womöglich an Analytics weiterreicht.',
        next: 'Suchen Sie zuerst dort nach einer G-ID. Gibt es eine, ist alles in Ordnung.',
      },
      'check-unread': {
        why: 'In dem, was wir lesen konnten, fehlt Analytics. Einige Teile blieben ungelesen, und jeder davon könnte es laden.',
        next: 'Suchen Sie in den Teilen unten nach einer G-ID. Gibt es eine, ist alles in Ordnung.',
      },
      'check-loader': {
        why: 'In den Einstellungen der Seite steht eine Analytics-ID, aber nichts von dem, was wir gelesen haben, lädt sie.',
        next: 'Zeigt der Tag Assistant von Google eine G-ID an, ist alles in Ordnung.',
      },
      'load-container': {
        why: 'Der Container steht nur im <noscript>, und das überspringen Browser mit JavaScript.',
        next: 'Setzen Sie auch den Skript-Teil des Container-Snippets in den <head>.',
      },
      'allow-check': {
        next: 'Lassen Sie unsere Prüfung durch oder nehmen Sie eine Seite, die jeder öffnen kann.',
      },
      'check-address': {
        next: 'Bitte prüfen Sie, ob die Adresse stimmt, und versuchen Sie es noch einmal.',
      },
      'fix-certificate': {
        next: 'Davor warnen auch Browser. Bringen Sie das Zertifikat in Ordnung und prüfen Sie dann noch einmal.',
      },
      'try-later': { next: 'Prüfen Sie in ein paar Minuten noch einmal.' },
      'give-page': {
        next: 'Geben Sie die Adresse einer Seite ein, nicht die einer Datei oder Schnittstelle.',
      },
      'give-public-address': {
        next: 'Geben Sie die Adresse einer öffentlichen Website ein, so wie im Browser.',
      },
    },
    yourself: 'Oder Sie erledigen es selbst.',
    carry: 'In die Bewerbung übernehmen',
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
    confidences: { certain: 'Sicher', high: 'Sehr wahrscheinlich' },
    retired: 'Ausgedient',
    pins: {
      box: 'Geöffnet',
      unread: 'Nicht gelesen',
      other: 'Nicht Analytics',
      idle: 'Zählt nichts',
      open: 'Offen',
    },
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
      what: 'Teil',
      line: 'Zeile',
      why: 'Warum',
      where: 'Wo Sie nachsehen',
      parts: {
        page: 'Die Seite',
        'inline-script': 'Inline-Skript',
        script: '{what}',
        container: '{what}',
        frame: '{what}',
        redirect: 'Weiterleitung per Skript',
        service: '{what}',
        loader: 'Skript, das {what} lädt',
      },
      kinds: { script: 'Skript', container: 'Container', frame: 'Frame', service: 'Dienst' },
      reasons: {
        'too-long': 'Länger, als wir lesen',
        'too-slow': 'Hat zu lange geladen',
        refused: 'Keine brauchbare Antwort',
        'not-allowed': 'Die Adresse ist nicht öffentlich',
        unreadable: 'Der Code ist für uns nicht lesbar',
        limit: 'Mehr Skripte, als eine Prüfung liest',
        runtime: 'ID oder Adresse stehen erst im Browser fest',
        'server-side': 'Läuft auf einem Server, in den wir nicht hineinsehen',
        'other-site': 'Enthält eine ID, die womöglich zu einer anderen Website gehört',
        unseen: 'Die ID ist da, aber wir sehen nichts, was sie lädt',
      },
      look: {
        page: 'Im Quelltext der Seite',
        'inline-script': 'Im Quelltext der Seite',
        script: 'Bei den Entwicklern der Website',
        container: 'Im Tag Manager, veröffentlichte Version',
        frame: 'Auf der Seite im Frame',
        redirect: 'Auf der Zielseite',
        service: 'In den Einstellungen von {what}',
        loader: 'Im Tag Assistant oder im Netzwerk-Tab des Browsers',
      },
    },
    evidence: 'Der Beleg',
    readParts: {
      title: 'Was wir gelesen haben',
      kinds: { page: 'Seite', script: 'Skript', container: 'Container', frame: 'Frame' },
    },
    look: {
      unread:
        'Mit dem Tag Assistant von Google oder mit einer Suche nach „collect“ im Netzwerk-Tab Ihres Browsers sehen Sie nach, was uns verschlossen blieb: {what}.',
      more: '{count} weitere',
      refused:
        'Selbst nachsehen können Sie mit dem Tag Assistant von Google oder mit einer Suche nach „collect“ im Netzwerk-Tab Ihres Browsers.',
    },
    someTag: 'Ein Tag',
    consent: {
      seen: 'Consent Mode (Einwilligungsmodus): Vor der Abfrage ist ein Standardwert gesetzt.',
      unseen:
        'Consent Mode (Einwilligungsmodus): Wir haben keinen Standardwert gefunden, der vor der Abfrage gesetzt wird.',
    },
    map: {
      title: 'Wo auf der Seite',
      span: {
        one: '{host}, eine Zeile, gelesen am {time} UTC',
        many: '{host}, {lines} Zeilen, gelesen am {time} UTC',
      },
      line: 'Zeile',
      lines: 'Zeilen',
      noLine: 'Keine Zeile',
      script: 'Skript',
      loaded: 'Von einem anderen Skript geladen',
      item: '{kind}: {word}',
      closed: { name: 'Unbekannt', kind: 'Wir konnten den Container nicht öffnen' },
      slot: {
        name: 'Hierher gehört das Tag',
        kind: 'vor </head>',
        where: 'Setzen Sie das Google-Tag mit Ihrer G-ID hierher, auf jeder Seite.',
      },
    },
    attempt: {
      title: 'So weit sind wir gekommen',
      span: '{host}, angefragt am {time} UTC',
      asked: 'Ohne Cookies, ohne Anmeldung',
      unseen: 'Nicht gesehen',
      ends: {
        refused: 'Abgewiesen',
        unreachable: 'Nicht erreicht',
        timeout: 'Zu lange gewartet',
        'not-html': 'Keine Webseite',
        'not-allowed': 'Nicht erlaubt',
      },
    },
    share: {
      label: 'Link zu dieser Prüfung',
      copy: 'Link kopieren',
      copied: 'Kopiert',
      text: 'Wer ihn öffnet, startet die Prüfung neu. So ist das Ergebnis immer aktuell.',
    },
    developer: {
      title: 'Text für Ihre Entwickler',
      copy: 'Text kopieren',
      mail: 'Per E-\u2060Mail senden',
      subject: 'Google Analytics auf {host}',
      body: 'Geprüfte Seite: {url}\nErgebnis: {title}\nGefunden: {found}\n\n{task}\n\nNoch einmal prüfen: {link}\n',
      part: '{what}: {why}',
      places: {
        shopify:
          'Das ist ein Shopify-Shop. Tragen Sie die G-ID in der App „Google & YouTube“ ein, die auch den Checkout abdeckt, oder setzen Sie das Tag in layout/theme.liquid direkt hinter <head> (Onlineshop > Themes > Code bearbeiten).',
        wordpress:
          'Das ist eine WordPress-Website. Verbinden Sie die Property mit dem Plugin „Site Kit by Google“ oder setzen Sie das Tag in header.php eines Child-Themes direkt hinter <head>, damit Updates es nicht entfernen.',
        wix: 'Das ist eine Wix-Website. Öffnen Sie in der Verwaltung „Marketing-Integrationen“, verbinden Sie Google Analytics und tragen Sie die G-ID ein.',
        magento:
          'Das ist ein Magento-Shop. Setzen Sie das Tag im Admin-Bereich unter Content > Design > Configuration > HTML Head > Scripts and Style Sheets ein und leeren Sie danach den Cache.',
        squarespace:
          'Das ist eine Squarespace-Website. Tragen Sie die G-ID unter „Settings > Developer Tools > External API Keys“ ein.',
        webflow:
          'Das ist eine Webflow-Website. Tragen Sie die G-ID unter „Site settings > Apps & integrations > Google Analytics“ ein und veröffentlichen Sie die Website.',
        plain: 'Setzen Sie das Tag in der Vorlage, die alle Seiten nutzen, direkt hinter <head>.',
      },
    },
  },
};
