import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;
const noTag = 'Nous avons constaté que votre site n’a pas de code GA.';

export const checkGaTag: typeof english = {
  meta: {
    title: `Vérifier GA4\u00a0: Google Analytics est-il actif\u00a0? · ${brand}`,
    description:
      'Une page envoie-t-elle ses données à Google Analytics\u00a0? Collez son adresse\u00a0: balises, conteneurs, mode Consentement, tout est lu et situé dans la page.',
  },
  title: 'Analytics est-il actif\u00a0?',
  lede: 'Collez une adresse. Nous lisons la page et les scripts qu’elle charge, et vous montrons ce que nous avons trouvé, et où.',
  form: {
    label: 'Site web',
    required: {
      websiteUrl: 'Indiquez l’adresse d’un site web.',
    },
    submit: 'Vérifier la balise GA',
    again: 'Vérifier à nouveau',
    submitting: 'Vérification…',
    reading: 'Lecture de {host}',
    patience:
      'Nous chargeons la page, puis les conteneurs et les scripts qu’elle appelle. Cela prend quelques secondes.',
    failed: 'Nous n’avons reçu aucune réponse. Vérifiez votre connexion, puis réessayez.',
  },
  privacy:
    'Nous chargeons la page ainsi que les scripts, conteneurs et iframes qu’elle appelle, sans rien exécuter. L’adresse et le résultat restent {seconds} secondes dans la mémoire de notre serveur et ne sont pas enregistrés.',
  sample: {
    title: 'Ce que nous lisons, de la première ligne à la dernière',
    badge: 'Un exemple. Rien n’a encore été vérifié.',
    head: 'La plupart des balises sont ici, avant tout affichage.',
    container: 'Il charge d’autres balises. Nous l’ouvrons et lisons son contenu.',
    inside: 'À l’intérieur du conteneur',
    insideAnalytics: 'Analytics\u00a04. Celle-ci compte.',
    insideAds: 'Une balise publicitaire. Celle-ci ne compte pas.',
    analytics: 'Écrite dans la page. C’est l’identifiant qu’il vous faut.',
    counts: 'Prise en compte',
    body: 'Ce que voient les visiteurs. Les balises tardives ou oubliées sont ici.',
    retired: 'Arrêté par Google en juillet 2023. Il se charge encore, mais ne mesure rien.',
    loader: 'Un script qui en charge d’autres',
    unread: 'Ce qu’il charge n’est connu qu’à l’exécution. Nous n’exécutons rien\u00a0: nous le signalons.',
  },
  answer: {
    titles: {
      found: 'Parfait\u00a0! Le code GA est en place.',
      retired: 'Cette page n’a qu’un code GA obsolète.',
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
      button: 'Envoyer un ticket',
      nothing: 'aucune balise',
    },
    reasons: {
      login: '{host} demande de s’identifier ({status}).',
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
      none: { why: 'La balise est en place.' },
      'replace-retired': {
        why: 'Un code Universal Analytics ne mesure plus rien depuis juillet 2023\u00a0: cette page n’est donc pas mesurée.',
        next: 'Remplacez-le par une balise Google avec votre identifiant G-, dans le <head> de chaque page.',
      },
      'remove-duplicate': {
        why: 'Un identifiant est présent deux fois et risque de compter chaque visite en double. Retirez l’un des deux.',
      },
      'add-tag': {
        why: 'Nous avons lu la page et tous les scripts qui pourraient contenir Analytics. Aucun ne le contient.',
        next: 'Placez la balise Google avec votre identifiant G- dans le <head> de chaque page.',
      },
      'add-tag-beside-ads': {
        why: 'Les balises publicitaires de la page ne sont pas Analytics, et aucun script ne le contient.',
        next: 'Placez à côté une balise Google avec votre identifiant G-, dans le <head> de chaque page.',
      },
      'replace-placeholder': {
        why: 'La page contient un identifiant d’exemple, qui n’appartient à aucune propriété.',
        next: 'Remplacez-le par l’identifiant G- de votre propriété.',
      },
      'add-tag-in-container': {
        why: 'La page charge un conteneur Tag Manager, mais Analytics n’y est pas.',
        next: 'Créez dans le conteneur une balise Google avec votre identifiant G-, puis publiez-le.',
      },
      'check-container': {
        why: 'La page charge un conteneur Tag Manager que nous n’avons pas pu ouvrir.',
        next: 'Cherchez-y d’abord une balise Google avec un identifiant G-. S’il y en a une, tout va bien.',
      },
      'check-indirect-source': {
        why: 'La page confie ses données à un service qui les transmet peut-être à Analytics.',
        next: 'Cherchez-y d’abord un identifiant G-. S’il y en a un, tout va bien.',
      },
      'check-unread': {
        why: 'Ce que nous avons pu lire ne contient pas Analytics. Certains éléments n’ont pas été lus, et chacun d’eux peut le charger.',
        next: 'Cherchez un identifiant G- dans les éléments ci-dessous. S’il y en a un, tout va bien.',
      },
      'check-loader': {
        why: 'La page a un identifiant Analytics dans ses réglages, mais rien de ce que nous avons lu ne le charge.',
        next: 'Si Tag Assistant de Google affiche un identifiant G-, tout va bien.',
      },
      'load-container': {
        why: 'Le conteneur n’est que dans <noscript>, que les navigateurs avec JavaScript ignorent.',
        next: 'Ajoutez dans le <head> la partie script de l’extrait du conteneur.',
      },
      'allow-check': { next: 'Laissez passer notre vérification ou essayez une page ouverte à tous.' },
      'check-address': {
        next: 'Vérifiez qu’aucune faute ne s’est glissée dans l’adresse, puis réessayez.',
      },
      'fix-certificate': {
        next: 'Les navigateurs le signalent aussi. Corrigez le certificat, puis réessayez.',
      },
      'try-later': { next: 'Réessayez dans quelques minutes.' },
      'give-page': { next: 'Indiquez l’adresse d’une page, pas celle d’un fichier ou d’une API.' },
      'give-public-address': {
        next: 'Indiquez l’adresse d’un site public, telle que vous la tapez dans un navigateur.',
      },
    },
    yourself: 'Vous pouvez aussi le faire vous-même.',
    carry: 'Joindre à votre candidature',
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
    confidences: { certain: 'Certaine', high: 'Très probable' },
    retired: 'Obsolète',
    pins: {
      box: 'Ouvert',
      unread: 'Non lu',
      other: 'Pas Analytics',
      idle: 'Ne mesure rien',
      open: 'Non confirmé',
    },
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
      what: 'Élément',
      line: 'Ligne',
      why: 'Pourquoi',
      where: 'Où regarder',
      parts: {
        page: 'La page',
        'inline-script': 'Script intégré',
        script: '{what}',
        container: '{what}',
        frame: '{what}',
        redirect: 'Redirection par script',
        service: '{what}',
        loader: 'Script qui charge {what}',
      },
      kinds: { script: 'Script', container: 'Conteneur', frame: 'Iframe', service: 'Service' },
      reasons: {
        'too-long': 'Plus long que ce que nous lisons',
        'too-slow': 'Trop lent à charger',
        refused: 'Aucune réponse exploitable',
        'not-allowed': 'Son adresse n’est pas publique',
        unreadable: 'Son code n’est pas interprétable',
        limit: 'Plus de scripts qu’une vérification n’en lit',
        runtime: 'Son identifiant ou son adresse ne sont connus qu’à l’exécution',
        'server-side': 'S’exécute sur un serveur que nous ne voyons pas',
        'other-site': 'Contient un identifiant qui appartient peut-être à un autre site',
        unseen: 'Nous avons vu l’identifiant, mais rien qui le charge',
      },
      look: {
        page: 'Le code source de la page',
        'inline-script': 'Le code source de la page',
        script: 'L’équipe qui développe le site',
        container: 'Tag Manager, version publiée',
        frame: 'La page de l’iframe',
        redirect: 'La page de destination',
        service: 'Les réglages de {what}',
        loader: 'Tag Assistant, ou l’onglet Réseau du navigateur',
      },
    },
    evidence: 'À l’appui',
    readParts: {
      title: 'Ce que nous avons lu',
      kinds: { page: 'Page', script: 'Script', container: 'Conteneur', frame: 'Iframe' },
    },
    look: {
      unread:
        'Avec Tag Assistant de Google, ou en cherchant «\u00a0collect\u00a0» dans l’onglet Réseau de votre navigateur, vous pouvez regarder ce qui nous est resté fermé\u00a0: {what}.',
      more: '{count} autres',
      refused:
        'Vous pouvez regarder vous-même avec Tag Assistant de Google, ou en cherchant «\u00a0collect\u00a0» dans l’onglet Réseau de votre navigateur.',
    },
    someTag: 'Une balise',
    consent: {
      seen: 'Mode Consentement\u00a0: une valeur par défaut est définie avant la demande.',
      unseen: 'Mode Consentement\u00a0: nous n’avons vu aucune valeur par défaut définie avant la demande.',
    },
    map: {
      title: 'À quel endroit de la page',
      span: {
        one: '{host}, une ligne, lue le {time} UTC',
        many: '{host}, {lines} lignes, lues le {time} UTC',
      },
      line: 'Ligne',
      lines: 'Lignes',
      noLine: 'Sans ligne',
      script: 'Script',
      loaded: 'Chargé par un autre script',
      item: '{kind}\u00a0: {word}',
      closed: { name: 'Inconnu', kind: 'Nous n’avons pas pu ouvrir le conteneur' },
      slot: {
        name: 'La balise va ici',
        kind: 'avant </head>',
        where: 'Placez ici la balise Google avec votre identifiant G-, sur chaque page.',
      },
    },
    attempt: {
      title: 'Jusqu’où nous sommes arrivés',
      span: '{host}, requête du {time} UTC',
      asked: 'Sans cookie ni identification',
      unseen: 'Non vu',
      ends: {
        refused: 'Accès refusé',
        unreachable: 'Injoignable',
        timeout: 'Délai dépassé',
        'not-html': 'Pas une page web',
        'not-allowed': 'Non autorisée',
      },
    },
    share: {
      label: 'Lien vers cette vérification',
      copy: 'Copier le lien',
      copied: 'Copié',
      text: 'L’ouvrir relance la vérification\u00a0: le résultat est toujours à jour.',
    },
    developer: {
      title: 'Message pour votre équipe technique',
      copy: 'Copier le texte',
      mail: 'Envoyer par e-\u2060mail',
      subject: 'Google Analytics sur {host}',
      body: 'Page vérifiée\u00a0: {url}\nRésultat\u00a0: {title}\nTrouvé\u00a0: {found}\n\n{task}\n\nVérifier à nouveau\u00a0: {link}\n',
      part: '{what}\u00a0: {why}',
      places: {
        shopify:
          'C’est une boutique Shopify. Indiquez l’identifiant G- dans l’application «\u00a0Google & YouTube\u00a0», qui couvre aussi le paiement, ou collez la balise juste après <head> dans layout/theme.liquid (Boutique en ligne > Thèmes > Modifier le code).',
        wordpress:
          'C’est un site WordPress. Reliez la propriété avec l’extension «\u00a0Site Kit by Google\u00a0», ou collez la balise juste après <head> dans header.php d’un thème enfant, pour que les mises à jour ne la suppriment pas.',
        wix: 'C’est un site Wix. Dans son tableau de bord, ouvrez «\u00a0Intégrations marketing\u00a0», connectez Google Analytics et indiquez l’identifiant G-.',
        magento:
          'C’est une boutique Magento. Collez la balise dans l’administration, sous Content > Design > Configuration > HTML Head > Scripts and Style Sheets, puis videz le cache.',
        squarespace:
          'C’est un site Squarespace. Indiquez l’identifiant G- sous «\u00a0Settings > Developer Tools > External API Keys\u00a0».',
        webflow:
          'C’est un site Webflow. Indiquez l’identifiant G- sous «\u00a0Site settings > Apps & integrations > Google Analytics\u00a0», puis publiez le site.',
        plain: 'Collez la balise juste après <head> dans le modèle commun à toutes les pages.',
      },
    },
  },
};
