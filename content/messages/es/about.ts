import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { about as english } from '../en/about.ts';

const f = figures('es');
const { brand } = settings;

export const about: typeof english = {
  meta: {
    title: `Quiénes somos: gente de agencia con previsión · ${brand}`,
    description: `${brand} se fundó en ${f.foundedIn}; sus creadores venían de una gran agencia internacional de marketing. Qué hacemos, para quién y con qué equipos va a tratar.`,
  },
  title: 'Dejamos la agencia para crear lo que le faltaba.',
  years: {
    label: `Una línea de tiempo. ${brand} se fundó en ${f.foundedIn}; la línea es continua hasta hoy y después se abre en la previsión de los próximos ${f.forecastMonthsWord} meses.`,
    founded: 'Fundación',
    caption: 'De la fundación a hoy',
    note: 'Los años, a escala. Lo que sigue es un dibujo, no una previsión.',
  },
  story: {
    label: 'Nuestra historia',
    first: `${brand} se fundó en ${f.foundedIn}. Veníamos de trabajar en una gran agencia internacional de marketing y llevábamos años explicando el mes anterior. Queríamos ver los ${f.forecastMonthsWord} siguientes.`,
    flagship: `Nuestro producto estrella es la previsión de los próximos ${f.forecastMonthsWord} meses. Cruza tendencias de mercado, hábitos de consumo, análisis de la competencia y analítica predictiva, e indica su grado de certeza. A su alrededor construimos lo que un gestor de cuentas necesita para actuar: campañas en ${f.platforms}, alertas en tiempo real y resúmenes que se redactan solos.`,
    more: [
      'Trabajamos con agencias, cuyos clientes van de pequeñas startups a multinacionales. Se accede previa solicitud, porque una previsión que no sirve para su tipo de cuenta no ayuda a nadie, y preferimos decirlo antes.',
      'Lo que no hacemos: vender sus datos, prometer una cifra única o pedirle que confíe en una línea sin su rango. Cada previsión queda registrada junto a lo que ocurrió.',
    ],
    learnMore: 'Leer más',
    showLess: 'Mostrar menos',
  },
  teams: {
    title: 'Los equipos con los que trabajará.',
    lede: 'Son pequeños, y su nombre dice de qué se encargan. Con ese nombre firman también sus correos.',
    team: 'Quién le atiende y cuándo',
  },
  closer: {
    title: 'Trabaje con nosotros, desde su agencia o desde dentro.',
    access: 'Solicitar acceso',
    careers: 'Empleo',
  },
};
