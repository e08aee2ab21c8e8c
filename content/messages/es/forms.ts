import { facts } from '../../../contract/facts.ts';
import type { FormMessages } from '../en/forms.ts';

const invalidEmail = 'Indique un correo electrónico válido.';
const invalidWebsite = 'Indique una URL válida para el sitio web de la empresa.';
const invalidLinkedIn = 'Indique una URL válida para la página de LinkedIn.';
const invalidDate = 'Elija un día.';
const noTime = 'Elija una hora.';
const noTimeZone = 'Elija su zona horaria.';
const invalidChoice = 'Elija una de las opciones.';
const notAName = 'Indique solo un nombre, sin direcciones web ni de correo y sin números largos.';
/** Said of a file, over the form and beside the field alike. */
const files = {
  noFile: 'Elija un archivo.',
  fileTooLarge: `Este archivo es demasiado grande. El máximo es de ${facts.maxResumeMegabytes}\u00a0MB.`,
  wrongFileType: 'Solo podemos leer archivos PDF, DOCX y ODT.',
  brokenFile: 'Este archivo está vacío o dañado. Guárdelo de nuevo y elija la copia nueva.',
  lockedFile: 'Este archivo está protegido con contraseña. Guárdelo sin protección y elija la copia nueva.',
  fileWithMacros: 'Este archivo contiene macros. Guárdelo sin ellas o como PDF y elija la copia nueva.',
  activePdf:
    'Este PDF contiene scripts, archivos adjuntos u otro contenido activo. Imprímalo en un PDF nuevo y elija esa copia.',
  fileGone: 'El navegador no recuerda los archivos elegidos. Elija de nuevo el suyo.',
};

export const forms: FormMessages = {
  submitting: 'Enviando…',
  done: '¡El formulario se ha enviado correctamente!',
  refused: 'No se ha podido enviar el formulario. Inténtelo de nuevo.',
  failed:
    'Se ha producido un error al enviar. Sus respuestas siguen aquí: compruebe la conexión y vuelva a enviarlas.',
  close: 'Cerrar el mensaje',
  optional: 'Opcional',
  leaveEmpty: 'Deje este campo vacío',
  unconfirmed:
    'No tenemos confirmación de que se haya enviado. Sus respuestas siguen aquí: compruebe la conexión e inténtelo de nuevo.',
  tryAgain: 'Intentarlo de nuevo',
  characters: '{count} de {max} caracteres',
  tooLong: {
    one: 'Sobra 1 carácter. El máximo es de {max}.',
    many: 'Sobran {excess} caracteres. El máximo es de {max}.',
  },
  hints: { noAt: 'Le falta la @.', noEnding: '«{typed}» no tiene una terminación como .com.' },
  banner: {
    required: 'Complete todos los campos obligatorios.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone: 'Indique un número de teléfono válido.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    tooLong: 'Una de sus respuestas es demasiado larga. El límite figura bajo el campo.',
    wrongType: 'Revise sus respuestas y vuelva a introducir la que está marcada.',
  },
  field: {
    required: 'Complete este campo.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone:
      'Este número no es válido para el país elegido. Elija otro país o empiece por + y el prefijo.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    wrongType: 'Revise esta respuesta y vuelva a introducirla.',
  },
};
