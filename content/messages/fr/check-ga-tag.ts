import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;
const noTag = 'Nous avons constaté que votre site n’a pas de code GA.';

export const checkGaTag: typeof english = {
  meta: {
    title: `Vérifier la balise GA\u00a0: Analytics est-il actif\u00a0? · ${brand}`,
    description:
      'Une page envoie-t-elle ses données à Google Analytics\u00a0? Collez son adresse\u00a0: balises, conteneurs, mode Consentement, tout est lu et situé dans la page.',
  },
  title: 'Analytics est-il actif\u00a0?',
  lede: 'Collez une adresse. Nous lisons la page et les scripts qu’elle charge, et vous montrons ce que nous avons trouvé, et où.',
  form: {
    label: 'Site web',
    submit: 'Vérifier la balise GA',
    submitting: 'Vérification…',
    reading: 'Lecture de {host}',
    patience:
      'Nous chargeons la page, puis les conteneurs et les scripts qu’elle appelle. Cela prend quelques secondes.',
    failed: 'Nous n’avons reçu aucune réponse. Vérifiez votre connexion, puis réessayez.',
  },
  looksFor: {
    title: 'Ce que nous recherchons',
    items: [
      'Une balise Google Analytics\u00a04, écrite dans la page ou dans l’un de ses scripts.',
      'Un conteneur Tag Manager, ouvert pour y chercher la balise.',
      'Les balises anciennes ou ressemblantes\u00a0: les codes UA abandonnés et les balises publicitaires ne sont pas Analytics.',
    ],
  },
  answer: {
    titles: {
      found: 'Parfait\u00a0! Le code GA est en place.',
      retired: 'Cette page n’a qu’un code GA abandonné.',
      missing: noTag,
      'container-only': noTag,
      unseen: 'Nous ne voyons pas de code GA, mais nous ne pouvons pas regarder partout.',
      refused: 'Le site nous a refusé l’accès\u00a0: impossible de trancher.',
      unreachable: 'Le site est resté injoignable\u00a0: impossible de trancher.',
      timeout: 'La vérification a pris trop de temps\u00a0: impossible de trancher.',
      'not-html': 'Ce n’est pas une page web\u00a0: il n’y a rien à lire.',
      'not-allowed': 'Cette adresse n’est pas autorisée.',
    },
    busy: 'Nous n’avons pas pu examiner votre site\u00a0: impossible de trancher.',
    ticket: {
      to: settings.email,
      before: 'Envoyez un ticket à ',
      after: ' pour faire ajouter le code GA.',
      subject: 'Code GA manquant\u00a0: {host}',
      body: 'Site web\u00a0: {url}\nTrouvé par la vérification\u00a0: {found}\n\nMerci d’ajouter le code GA.\n',
      nothing: 'aucune balise',
    },
    reasons: {
      login: '{host} demande une connexion ({status}).',
      forbidden:
        '{host} a répondu {status} à notre requête. Cela ne veut pas dire que la balise manque\u00a0: c’est souvent un pare-feu qui bloque.',
      'not-found': '{host} n’a pas de page à cette adresse ({status}).',
      'rate-limited': '{host} n’accepte plus de requêtes pour le moment ({status}).',
      'server-error': '{host} rencontre un problème de son côté ({status}).',
      'http-error': '{host} a répondu {status} au lieu d’envoyer une page.',
      'bot-wall':
        '{host} demande la preuve qu’un humain est derrière la requête. Notre vérification est un programme et se présente comme tel.',
      'unknown-host': 'Aucun site ne porte le nom {host}.',
      'no-connection': '{host} ne répond pas.',
      'certificate-expired': 'Le certificat de {host} a expiré.',
      'certificate-untrusted': 'Les navigateurs ne font pas confiance au certificat de {host}.',
      'certificate-name': 'Le certificat de {host} a été délivré pour un autre nom.',
      'no-secure-connection': 'Aucune connexion sécurisée n’a pu s’établir avec {host}.',
      'too-many-redirects': '{host} nous redirige sans fin.',
      'bad-answer': '{host} a envoyé quelque chose d’illisible.',
      'empty-page': '{host} a envoyé une page vide.',
      'slow-site': '{host} a mis trop de temps à répondre.',
      busy: 'De nombreux sites sont en cours de vérification.',
    },
    nextSteps: {
      none: 'La balise est en place.',
      'replace-retired':
        'Un code Universal Analytics ne mesure plus rien depuis juillet 2023\u00a0: cette page n’est donc pas mesurée. Remplacez-le par une balise Google avec votre identifiant G-.',
      'remove-duplicate':
        'Un identifiant est présent deux fois et risque de compter chaque visite en double. Retirez l’un des deux.',
      'add-tag':
        'Pour l’ajouter vous-même, placez la balise Google avec votre identifiant G- dans le <head> de chaque page.',
      'add-tag-beside-ads':
        'Les balises publicitaires de la page ne sont pas Analytics. Pour l’ajouter vous-même, placez à côté une balise Google avec votre identifiant G-.',
      'replace-placeholder':
        'La page contient un identifiant d’exemple. Pour corriger vous-même, remplacez-le par l’identifiant G- de votre propriété.',
      'add-tag-in-container':
        'La page charge un conteneur Tag Manager sans Analytics. Pour l’ajouter vous-même, créez-y une balise Google avec votre identifiant G-, puis publiez le conteneur.',
      'check-container':
        'La page charge un conteneur Tag Manager que nous n’avons pas pu ouvrir. Cherchez-y d’abord une balise Google avec un identifiant G-\u00a0: s’il y en a une, tout va bien.',
      'check-indirect-source':
        'La page confie ses données à un service qui les transmet peut-être à Analytics. Cherchez-y d’abord un identifiant G-\u00a0: s’il y en a un, tout va bien.',
      'check-unread':
        'Ce que nous avons pu lire ne contient pas Analytics. Cherchez un identifiant G- dans les éléments ci-dessous\u00a0: s’il y en a un, tout va bien.',
      'load-container':
        'Le conteneur n’est que dans <noscript>, que les navigateurs avec JavaScript ignorent. Pour corriger vous-même, ajoutez la partie script de l’extrait dans le <head>.',
      'allow-check': 'Laissez passer notre vérification ou essayez une page ouverte à tous.',
      'check-address': 'Vérifiez qu’aucune faute ne s’est glissée dans l’adresse, puis réessayez.',
      'fix-certificate': 'Les navigateurs le signalent aussi. Corrigez le certificat, puis réessayez.',
      'try-later': 'Réessayez dans quelques minutes.',
      'give-page': 'Indiquez l’adresse d’une page, pas celle d’un fichier ou d’une API.',
      'give-public-address':
        'Indiquez l’adresse d’un site public, telle que vous la tapez dans un navigateur.',
    },
    again: 'Vérifier à nouveau',
    carry: 'Joindre à votre candidature',
    evidence: { title: 'Éléments trouvés', kind: 'Type', id: 'ID', where: 'Où', confidence: 'Certitude' },
    kinds: {
      ga4: 'Google Analytics\u00a04',
      'google-tag': 'Balise Google',
      'universal-analytics': 'Universal Analytics',
      'tag-manager': 'Conteneur Tag Manager',
      'google-ads': 'Google Ads',
      floodlight: 'Floodlight',
      segment: 'Segment',
      zaraz: 'Cloudflare Zaraz',
    },
    noId: 'défini dans le navigateur',
    places: {
      'script-url': 'Script',
      'inline-script': 'Script intégré',
      gateway: 'Script servi par le site',
      partytown: 'Script Partytown',
      'consent-blocked': 'Script en attente de consentement',
      amp: 'Balise AMP',
      preload: 'Préchargement',
      noscript: 'Iframe pour navigateurs sans JavaScript',
      frame: 'Iframe',
      'framework-data': 'Données du framework',
      attribute: 'Attribut',
      container: 'À l’intérieur de {within}',
      'own-script': 'Script {within}',
    },
    section: '{where} dans <{section}>',
    line: '{where}, ligne {line}',
    confidences: { certain: 'Certaine', high: 'Élevée' },
    retired: 'Abandonné',
    notes: 'À regarder de près',
    warnings: {
      'duplicate-id': '{id} est configuré plusieurs fois et risque de compter chaque visite en double.',
      retired: '{id} relève d’Universal Analytics, arrêté en juillet 2023. Vous pouvez retirer ce code.',
      'placeholder-id': '{id} est un exemple tiré d’une documentation, pas l’identifiant d’une propriété.',
      'look-alike-host':
        '{id} provient d’un hôte qui ressemble à celui de Google sans l’être. Cela ne compte pas.',
      'loader-not-seen':
        'Un identifiant est configuré, mais nous n’avons pas vu le script qui envoie ses données.',
      'container-unreadable': '{id} n’a pas pu être ouvert\u00a0; son contenu n’est pas dans cette liste.',
      'noscript-only': '{id} n’est que dans <noscript> et ne compte donc pas les visites avec JavaScript.',
      'lower-case-id': '{id} est en minuscules\u00a0; Google attribue ses identifiants en majuscules.',
      cut: 'La page est si longue que nous n’en avons lu que le début.',
    },
    unread: {
      title: 'Ce que nous n’avons pas lu, et pourquoi',
      item: '{what}\u00a0: {why}',
      parts: {
        page: 'La page',
        'inline-script': 'Script intégré',
        script: '{what}',
        container: '{what}',
        frame: 'Cadre {what}',
        redirect: 'Redirection par script',
        service: '{what}',
      },
      reasons: {
        'too-long': 'plus long que ce que nous lisons',
        'too-slow': 'trop lent à charger',
        refused: 'aucune réponse exploitable',
        'not-allowed': 'son adresse n’est pas publique',
        unreadable: 'son code n’est pas interprétable',
        limit: 'plus de scripts qu’une vérification n’en lit',
        runtime: 'son identifiant ou son adresse ne sont connus qu’à l’exécution',
        'server-side': 's’exécute sur un serveur que nous ne voyons pas',
        'other-site': 'contient un identifiant qui appartient peut-être à un autre site',
      },
    },
    someTag: 'Une balise',
    consent: {
      seen: 'Mode Consentement\u00a0: une valeur par défaut est définie avant la demande.',
      unseen: 'Mode Consentement\u00a0: nous n’avons vu aucune valeur par défaut définie avant la demande.',
    },
    map: {
      title: 'À quel endroit de la page',
      span: '{host}, du premier octet au dernier',
      empty: 'Aucune balise entre le premier octet et le dernier',
    },
    facts: {
      asked: 'Requête',
      answered: 'Réponse',
      nothing: 'aucune',
      verdict: 'Verdict',
      unknown: 'Indéterminé',
    },
  },
  ids: {
    title: 'Ce que dit un identifiant',
    starts: 'Commence par',
    kind: 'Type',
    verdict: 'Ce que cela signifie',
    rows: [
      {
        id: 'G-',
        kind: 'Google Analytics\u00a04',
        verdict: 'Analytics. C’est l’identifiant qu’il vous faut.',
      },
      {
        id: 'GT-',
        kind: 'Balise Google',
        verdict: 'Envoie des données à Analytics, à Ads ou aux deux. Nous regardons ce qu’il y a derrière.',
      },
      {
        id: 'GTM-',
        kind: 'Conteneur Tag Manager',
        verdict: 'Contient peut-être une balise Analytics. Nous l’ouvrons pour regarder.',
      },
      {
        id: 'UA-',
        kind: 'Universal Analytics',
        verdict: 'Abandonné par Google\u00a0; ne mesure plus rien.',
      },
      {
        id: 'AW-  DC-',
        kind: 'Ads et Floodlight',
        verdict: 'Balises publicitaires. Ce n’est pas Analytics.',
      },
    ],
  },
};
