import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;
const noTag = 'Hemos detectado que su sitio web no tiene código GA.';

export const checkGaTag: typeof english = {
  meta: {
    title: `Comprobar etiqueta GA: ¿está Analytics activo? · ${brand}`,
    description:
      '¿Envía una página datos a Google Analytics? Pegue su dirección: leemos etiquetas, contenedores y modo de consentimiento y mostramos dónde está cada ID.',
  },
  title: '¿Está Analytics activo?',
  lede: 'Pegue una dirección. Leemos la página y los scripts que carga y le mostramos qué hemos encontrado y dónde.',
  form: {
    label: 'Sitio web',
    submit: 'Comprobar etiqueta GA',
    submitting: 'Comprobando…',
    reading: 'Leyendo {host}',
    patience: 'Descargamos la página y después los contenedores y scripts que carga. Tarda unos segundos.',
    failed: 'No hemos recibido respuesta. Revise su conexión y vuelva a intentarlo.',
  },
  looksFor: {
    title: 'Qué busca esta comprobación',
    items: [
      'Una etiqueta de Google Analytics 4, escrita en la página o en uno de sus scripts.',
      'Un contenedor de Tag Manager, que abrimos para buscar la etiqueta dentro.',
      'Etiquetas antiguas o parecidas: los códigos UA retirados y las etiquetas publicitarias no son Analytics.',
    ],
  },
  answer: {
    titles: {
      found: '¡Bien! El código GA está instalado.',
      retired: 'En esta página solo hay un código GA retirado.',
      missing: noTag,
      'container-only': noTag,
      unseen: 'No hemos encontrado ningún código GA, pero no podemos mirar en todas partes.',
      refused: 'El sitio ha rechazado nuestra petición, así que no podemos saberlo.',
      unreachable: 'No hemos podido acceder al sitio, así que no podemos saberlo.',
      timeout: 'La comprobación ha tardado demasiado, así que no podemos saberlo.',
      'not-html': 'Esto no es una página web, así que no hay nada que leer.',
      'not-allowed': 'Esta dirección no está permitida.',
    },
    busy: 'No hemos llegado a comprobar su sitio, así que no podemos saberlo.',
    ticket: {
      to: settings.email,
      before: 'Para instalarlo, envíe un ticket a esta dirección: ',
      after: '.',
      subject: 'Falta el código GA: {host}',
      body: 'Sitio web: {url}\nEncontrado en la comprobación: {found}\n\nInstalen el código GA, por favor.\n',
      nothing: 'ninguna etiqueta',
    },
    reasons: {
      login: '{host} pide iniciar sesión ({status}).',
      forbidden:
        '{host} ha respondido {status} a nuestra petición. Eso no significa que falte la etiqueta: a menudo hay un cortafuegos delante.',
      'not-found': '{host} no tiene ninguna página en esta dirección ({status}).',
      'rate-limited': '{host} no acepta más peticiones por ahora ({status}).',
      'server-error': '{host} tiene un problema interno ({status}).',
      'http-error': '{host} ha respondido {status} en lugar de enviar una página.',
      'bot-wall':
        '{host} pide demostrar que quien accede es una persona. Nuestra comprobación es un programa y así se identifica.',
      'unknown-host': 'No existe ningún sitio con el nombre {host}.',
      'no-connection': '{host} no responde.',
      'certificate-expired': 'El certificado de {host} ha caducado.',
      'certificate-untrusted': 'Los navegadores no confían en el certificado de {host}.',
      'certificate-name': 'El certificado de {host} se ha emitido para otro nombre.',
      'no-secure-connection': 'No se ha podido establecer una conexión segura con {host}.',
      'too-many-redirects': '{host} nos redirige una y otra vez.',
      'bad-answer': '{host} ha enviado algo que no se puede leer.',
      'empty-page': '{host} ha enviado una página vacía.',
      'slow-site': '{host} ha tardado demasiado en responder.',
      busy: 'En este momento estamos comprobando muchos sitios.',
    },
    nextSteps: {
      none: 'La etiqueta está en su sitio.',
      'replace-retired':
        'Un código de Universal Analytics no mide nada desde julio de 2023, así que esta página no se está midiendo. Sustitúyalo por una etiqueta de Google con su ID G-.',
      'remove-duplicate':
        'Un ID aparece dos veces y puede contar cada visita por duplicado. Quite uno de los dos.',
      'add-tag':
        'Si prefiere hacerlo por su cuenta, ponga la etiqueta de Google con su ID G- en el <head> de cada página.',
      'add-tag-beside-ads':
        'Las etiquetas publicitarias de la página no son Analytics. Si prefiere hacerlo por su cuenta, añada al lado una etiqueta de Google con su ID G-.',
      'replace-placeholder':
        'La página contiene un ID de ejemplo. Si prefiere hacerlo por su cuenta, sustitúyalo por el ID G- de su propiedad.',
      'add-tag-in-container':
        'La página carga un contenedor de Tag Manager sin Analytics. Si prefiere hacerlo por su cuenta, cree en él una etiqueta de Google con su ID G- y publíquelo.',
      'check-container':
        'La página carga un contenedor de Tag Manager que no hemos podido abrir. Busque antes en él una etiqueta de Google con un ID G-: si la hay, todo está bien.',
      'check-indirect-source':
        'La página envía sus datos a un servicio que puede pasarlos a Analytics. Busque antes en él un ID G-: si lo hay, todo está bien.',
      'check-unread':
        'En lo que hemos podido leer no está Analytics. Busque un ID G- en las partes de abajo: si lo hay, todo está bien.',
      'load-container':
        'El contenedor solo está en <noscript>, que los navegadores con JavaScript omiten. Si prefiere hacerlo por su cuenta, añada al <head> la parte del fragmento con el script.',
      'allow-check': 'Deje pasar nuestra comprobación o pruebe con una página que cualquiera pueda abrir.',
      'check-address': 'Revise si hay algún error en la dirección y vuelva a intentarlo.',
      'fix-certificate':
        'Los navegadores también avisan de ello a sus visitantes. Corrija el certificado y vuelva a intentarlo.',
      'try-later': 'Vuelva a intentarlo dentro de unos minutos.',
      'give-page': 'Indique la dirección de una página, no la de un archivo o una API.',
      'give-public-address':
        'Indique la dirección de un sitio web público, tal como la escribe en el navegador.',
    },
    again: 'Volver a comprobar',
    carry: 'Llevarlo a la solicitud',
    evidence: { title: 'Pruebas halladas', kind: 'Tipo', id: 'ID', where: 'Dónde', confidence: 'Certeza' },
    kinds: {
      ga4: 'Google Analytics 4',
      'google-tag': 'Etiqueta de Google',
      'universal-analytics': 'Universal Analytics',
      'tag-manager': 'Contenedor de Tag Manager',
      'google-ads': 'Google Ads',
      floodlight: 'Floodlight',
      segment: 'Segment',
      zaraz: 'Cloudflare Zaraz',
    },
    noId: 'se define en el navegador',
    places: {
      'script-url': 'Script',
      'inline-script': 'Script en línea',
      gateway: 'Script del propio servidor',
      partytown: 'Script de Partytown',
      'consent-blocked': 'Script a la espera de consentimiento',
      amp: 'Etiqueta AMP',
      preload: 'Precarga',
      noscript: 'Iframe para navegadores sin JavaScript',
      frame: 'Iframe',
      'framework-data': 'Datos del framework',
      attribute: 'Atributo',
      container: 'Dentro de {within}',
      'own-script': 'Script {within}',
    },
    section: '{where} en <{section}>',
    line: '{where}, línea {line}',
    confidences: { certain: 'Total', high: 'Alta' },
    retired: 'Retirado',
    notes: 'Conviene revisar',
    warnings: {
      'duplicate-id': '{id} está configurado más de una vez y puede contar cada visita por duplicado.',
      retired: '{id} es de Universal Analytics, desconectado en julio de 2023. Puede quitarlo.',
      'placeholder-id': '{id} es un ejemplo de un manual, no el ID de una propiedad.',
      'look-alike-host': '{id} se carga desde un servidor que solo se parece al de Google. No cuenta.',
      'loader-not-seen': 'Hay un ID configurado, pero no hemos visto el script que envía sus datos.',
      'container-unreadable': '{id} no se ha podido abrir; lo que contiene no está en esta lista.',
      'noscript-only': '{id} solo está en <noscript>, así que no cuenta a quienes tienen JavaScript.',
      'lower-case-id': '{id} está en minúsculas; Google asigna los ID en mayúsculas.',
      cut: 'La página es tan larga que solo hemos leído el principio.',
    },
    unread: {
      title: 'Qué no hemos leído y por qué',
      item: '{what}: {why}',
      parts: {
        page: 'La página',
        'inline-script': 'Script en línea',
        script: '{what}',
        container: '{what}',
        frame: 'Marco {what}',
        redirect: 'Redirección por script',
        service: '{what}',
      },
      reasons: {
        'too-long': 'es más largo de lo que leemos',
        'too-slow': 'ha tardado demasiado en cargar',
        refused: 'no hemos recibido una respuesta útil',
        'not-allowed': 'su dirección no es pública',
        unreadable: 'su código no se puede interpretar',
        limit: 'hay más scripts de los que lee una comprobación',
        runtime: 'su ID o su dirección solo se conocen al ejecutarse',
        'server-side': 'se ejecuta en un servidor que no podemos ver',
        'other-site': 'contiene un ID que puede ser de otro sitio',
      },
    },
    someTag: 'Una etiqueta',
    consent: {
      seen: 'Modo de consentimiento: hay un valor predeterminado antes de pedirlo.',
      unseen: 'Modo de consentimiento: no hemos visto ningún valor predeterminado antes de pedirlo.',
    },
    map: {
      title: 'En qué parte de la página',
      span: '{host}, del primer byte al último',
      empty: 'Ninguna etiqueta entre el primer byte y el último',
    },
    facts: {
      asked: 'Petición',
      answered: 'Respuesta',
      nothing: 'ninguna',
      verdict: 'Resultado',
      unknown: 'Sin determinar',
    },
  },
  ids: {
    title: 'Qué indica un ID',
    starts: 'Empieza por',
    kind: 'Tipo',
    verdict: 'Qué significa',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: 'Analytics. Es el ID que hace falta.' },
      {
        id: 'GT-',
        kind: 'Etiqueta de Google',
        verdict: 'Envía datos a Analytics, a Ads o a ambos. La comprobación mira qué hay detrás.',
      },
      {
        id: 'GTM-',
        kind: 'Contenedor de Tag Manager',
        verdict: 'Puede contener una etiqueta de Analytics. La comprobación lo abre y mira.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Google lo retiró; ya no mide nada.' },
      { id: 'AW-  DC-', kind: 'Ads y Floodlight', verdict: 'Etiquetas publicitarias. No son de Analytics.' },
    ],
  },
};
