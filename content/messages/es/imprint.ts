import { settings } from '../../settings.ts';
import type { imprint as english } from '../en/imprint.ts';

const { brand } = settings;

export const imprint: typeof english = {
  meta: {
    title: `Aviso legal · ${brand}`,
    description: `Quién es responsable del sitio de ${brand}, dónde está inscrita la empresa y cómo contactar con ella por correo, por teléfono o con un formulario.`,
  },
  title: 'Aviso legal',
  lede: 'Quién es responsable de este sitio y cómo contactar con nosotros. Información exigida por el artículo\u00a010 de la Ley de servicios de la sociedad de la información (LSSI).',
  company: { term: 'Titular', gap: 'Forma jurídica, tal como está inscrita' },
  rows: {
    address: { term: 'Domicilio', gap: 'Calle y número, código postal y localidad, país' },
    representative: { term: 'Representante legal', gap: 'Nombre y apellidos, cargo' },
    register: { term: 'Datos registrales', gap: 'Registro Mercantil y datos de inscripción' },
    vatId: { term: 'NIF', gap: 'Número de identificación fiscal o NIF-IVA' },
    responsibleForBlog: { term: 'Responsable de los artículos', gap: 'Nombre y apellidos, dirección' },
    host: { term: 'Alojamiento web', gap: 'Nombre, dirección y teléfono del proveedor' },
    euRepresentative: { term: 'Representante en la UE', gap: 'Nombre y dirección (art.\u00a027 del RGPD)' },
  },
  groups: {
    provider: 'Quién está detrás de este sitio',
    register: 'Registro e impuestos',
    content: 'Contenidos, alojamiento y datos',
  },
  gapNote: 'Los datos marcados deben completarse antes de publicar el sitio.',
  disputes: {
    term: 'Litigios',
    text: 'No participamos en procedimientos ante entidades de resolución alternativa de litigios de consumo ni estamos obligados a ello.',
  },
  reach: 'Contacto',
  care: { before: 'Puede escribir a ', link: 'atención al cliente', after: ' a cualquier hora.' },
  data: {
    before: 'Si tiene preguntas sobre sus datos, consulte la ',
    link: 'política de privacidad',
    after: '.',
  },
  updated: (date) => `Actualizado el ${date}`,
};
