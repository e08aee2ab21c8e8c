import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { deviceAnalysis as english } from '../en/device-analysis.ts';

const f = figures('es');
const { brand } = settings;

export const deviceAnalysis: typeof english = {
  meta: {
    title: `Análisis de dispositivos SEM, hora a hora · ${brand}`,
    description:
      'La tasa de conversión en móvil, escritorio y tablet a cada hora del día, convertida en ajustes de puja para la próxima semana. Nada cambia sin su visto bueno.',
  },
  title: 'Sepa qué pantalla cierra la venta.',
  lede: 'La tasa de conversión por dispositivo y hora, traducida a las pujas de la próxima semana. El móvil abre el día, la oficina cierra la venta y el sofá tiene la última palabra.',
  day: {
    title: `Tasa de conversión por hora, últimas ${f.forecastWeeksWord} semanas`,
    rates: (v) =>
      `Tres gráficos escalonados con la tasa de conversión por hora del día. El móvil alcanza su máximo, ${v.mobilePeak}, a las ${v.mobileHour}. El escritorio alcanza el suyo, ${v.desktopPeak}, a las ${v.desktopHour} y lidera de ${v.from} a ${v.to}; a las demás horas lidera el móvil. La tablet no lidera nunca.`,
    lead: 'Lidera',
    bidsTitle: 'Ajustes de puja para la próxima semana, en\u00a0%',
    bids: (v) =>
      `Ajustes de puja sugeridos para la próxima semana, por hora. El móvil sube hasta un ${v.mobileBest} por la noche y el escritorio, hasta un ${v.desktopBest} en horario laboral; la tablet se queda todo el día en su puja base o por debajo.`,
    bidOn: (device) => `Puja en ${device.toLowerCase()}`,
  },
  week: {
    title: 'El mismo día, siete veces.',
    lede: 'Entre semana, el escritorio toma el relevo en horario de oficina. El fin de semana casi nunca, así que las pujas siguen al móvil.',
    caption: 'Qué pantalla convierte mejor, y por cuántos puntos',
    leads: (device) => `Lidera: ${device.toLowerCase()}`,
    scale: 'Más oscuro, más ventaja',
    finding: (v) =>
      `Mapa de calor de la ventaja en la tasa de conversión por día de la semana y hora. De lunes a viernes el escritorio lidera hasta ${v.weekday} al día; el fin de semana, como mucho ${v.weekend}.`,
    note: 'Horas al día en las que lidera el escritorio. Las pujas sugeridas también siguen el día de la semana. Usted las aprueba; nada cambia por sí solo.',
    signs: (v) => `+ ${v.desktop.toLowerCase()}, − ${v.mobile.toLowerCase()}`,
  },
  segments: {
    title: 'Lo que cuesta una venta, pantalla a pantalla.',
    lede: `El CPA de cada dispositivo, previsto a partir de su propio histórico. Elija uno y verá sus audiencias: el carrito se cierra en escritorio y las lookalike salen más baratas en móvil.`,
    caption: `CPA por dispositivo, ${f.forecastWeeksWord} semanas atrás y ${f.forecastWeeksWord} por delante`,
    device: 'Dispositivo',
    share: 'Peso en las conversiones',
    trend: 'Evolución y previsión, todas a la misma escala',
    expected: 'Previsión',
    range: 'Rango del 90\u00a0%',
    reading: (v) =>
      `${v.name}: ${v.last} la última semana, ${v.end} previstos dentro de ${f.forecastWeeksWord} semanas`,
    choose: 'Filtrar por dispositivo',
  },
  smartBidding: {
    title: '¿Smart Bidding o Performance Max?',
    text: 'Si puja a mano, aplique los ajustes tal cual. Smart Bidding ya pondera el dispositivo y la hora en cada subasta: el ROAS objetivo no usa sus ajustes de puja, salvo −100\u00a0% para un dispositivo, y Performance Max no los tiene. En esos casos, use lo que ve aquí para presupuestos, programación de anuncios y páginas de destino.',
  },
  finding: (v) =>
    `El escritorio convierte mejor a las ${v.desktop.hour}, con un ${v.desktop.rate}; el móvil, a las ${v.mobile.hour}, con un ${v.mobile.rate}.`,
  one: {
    on: { mobile: 'En móvil', desktop: 'En escritorio', tablet: 'En tablet' },
    finding: (v) =>
      `${v.device}, la tasa de conversión es máxima a las ${v.hour}: ${v.rate}. CPA previsto: ${v.cost}.`,
    rates: (v) => `${v.device}, tasa de conversión por hora del día: máxima a las ${v.hour}, ${v.peak}.`,
    bids: (v) =>
      `${v.device}, ajustes de puja sugeridos para la próxima semana por hora: de ${v.lowest} a ${v.highest}.`,
    week: (device) => `${device}: tasa de conversión por día de la semana y hora, en\u00a0%`,
    higher: 'Más oscuro, más alta',
    note: 'La mejor tasa de conversión de cada día. Las pujas sugeridas también siguen el día de la semana. Usted las aprueba; nada cambia por sí solo.',
    segments: (device) =>
      `${device}: CPA por audiencia, ${f.forecastWeeksWord} semanas atrás y ${f.forecastWeeksWord} por delante`,
    audience: 'Audiencia',
    none: 'Hay semanas sin conversiones: no se puede prever.',
  },
  withoutScript: 'El filtro necesita JavaScript. Sin él se ven todos los dispositivos.',
  closing: 'Vea en qué pantalla se cierran las ventas de sus clientes.',
};
