import { settings } from '../../settings.ts';
import type { howToExport as english } from '../en/how-to-export.ts';

export const howToExport: typeof english = {
  meta: {
    title: `Cómo exportar sus datos publicitarios · ${settings.brand}`,
    description:
      'Paso a paso: cómo exportar por días gasto, clics y conversiones de Google Ads, Microsoft, Meta, GA4, LinkedIn, TikTok, Amazon Ads y Search Console.',
  },
  title: 'Cómo exportar',
  lede: 'Cuatro pasos por plataforma: fechas, días, columnas y descarga. El archivo se lee después en la página de previsión, en su navegador.',
  from: 'Cómo exportar desde {platform}',
  close: 'Cerrar',
  platforms: 'Plataforma',
  page: 'Abrir como página',
  back: 'A la previsión',
  menus:
    'Son dibujos nuestros, no capturas. Los menús cambian de vez en cuando: en su cuenta, alguna palabra puede ser distinta.',
  send: '¿No tiene acceso a la cuenta? Envíe estos cuatro pasos a quien lo tenga:',
  copy: 'Copiar como texto',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar. Seleccione el texto y cópielo.',
  drawings: {
    drop: 'Suéltelo aquí',
    dates: 'Últimos 2 años',
    place:
      'Dibujo: en la lista de la izquierda está marcado {marked}, y arriba a la derecha el intervalo de fechas.',
    split: 'Dibujo: el menú {menu} está abierto y {marked} está marcado.',
    columns: 'Dibujo: una tabla con {columns}; la primera columna está marcada.',
    download:
      'Dibujo: el menú {menu} está abierto y {marked} está marcado; una flecha lleva a la página de previsión.',
  },
  guides: {
    'google-ads': {
      place: {
        title: 'Abra Campañas y elija las fechas',
        text: 'Dos años o más, hasta ayer. El último día del archivo será el último día medido.',
        list: 'Resumen|*Campañas|Grupos',
        head: 'Campañas',
      },
      split: {
        title: 'Segmente por día',
        text: 'Encima de la tabla: *Segmento*, después *Periodo* y *Día*. Es el paso que más se olvida: sin él, el archivo tiene una fila por campaña y ninguna fecha.',
        bar: 'Filtro|Segmento|Columnas',
        menu: 'Ninguno|Periodo ›|Dispositivo',
        sub: '*Día|Semana|Mes',
      },
      columns: {
        title: 'Revise las columnas',
        text: 'Bastan *Coste*, *Clics* y *Conversiones*. Las tasas y los promedios se excluyen de todos modos.',
        names: 'Día|Coste|Clics|Conv.',
      },
      download: {
        title: 'Descargue en .csv',
        text: '*Descargar* y *.csv* (también valen .csv de Excel y .xlsx). Después, suelte aquí el archivo.',
        button: 'Descargar',
        menu: '*.csv|.csv Excel|.xlsx',
      },
    },
    'microsoft-ads': {
      place: {
        title: 'Abra Informes y después Campaña',
        text: 'En *Rendimiento*. Elija dos años o más, hasta ayer.',
        list: 'Campañas|*Informes|Herram.',
        head: 'Campaña',
      },
      split: {
        title: 'Elija el día como unidad de tiempo',
        text: 'Al principio está en *Resumen*: así el archivo tiene una fila y ninguna fecha.',
        bar: 'Filtro|Unidad|Columnas',
        menu: 'Resumen|*Día|Semana',
        sub: '',
      },
      columns: {
        title: 'Revise las columnas',
        text: 'Bastan *Gasto*, *Clics* y *Conversiones*. Las líneas de encima de la tabla pueden quedarse.',
        names: 'Día|Gasto|Clics|Conv.',
      },
      download: {
        title: 'Descargue en .csv',
        text: '*Descargar* y *CSV*. Un .zip hay que descomprimirlo antes. Después, suelte aquí el archivo.',
        button: 'Descargar',
        menu: '*CSV|Excel|PDF',
      },
    },
    meta: {
      place: {
        title: 'Abra los informes de anuncios y elija las fechas',
        text: 'Tanto tiempo como permita la cuenta, hasta ayer.',
        list: 'Campañas|*Informes|Públicos',
        head: 'Informes',
      },
      split: {
        title: 'Desglose por día',
        text: '*Desglose*, después *Tiempo* y *Día*. También se lee un desglose por semanas.',
        bar: 'Columnas|Desglose|Filtro',
        menu: 'Entrega|Tiempo ›|Acción',
        sub: '*Día|Semana|Mes',
      },
      columns: {
        title: 'Revise las columnas',
        text: 'Bastan *Importe gastado*, *Clics en el enlace* y *Resultados*. Las tasas y los promedios se excluyen de todos modos.',
        names: 'Día|Importe|Clics|Result.',
      },
      download: {
        title: 'Exporte en .csv',
        text: '*Exportar* y *.csv* (.xlsx también vale). Después, suelte aquí el archivo.',
        button: 'Exportar',
        menu: '.xlsx|*.csv|Imagen',
      },
    },
    ga4: {
      place: {
        title: 'Abra Explorar y cree una exploración en blanco',
        text: 'Elija los últimos 500 días: una tabla muestra como máximo 500 filas.',
        list: 'Informes|*Explorar|Admin.',
        head: 'En blanco',
      },
      split: {
        title: 'Ponga la fecha en las filas',
        text: 'Añada la dimensión *Fecha*, suéltela en *Filas* y muestre 500 filas. Para un histórico más largo, use *Semana ISO del año ISO*.',
        bar: 'Técnica|Filas|Valores',
        menu: 'Canal|*Fecha|País',
        sub: '',
      },
      columns: {
        title: 'Añada los valores',
        text: 'Bastan *Sesiones*, *Eventos clave* e *Ingresos totales*.',
        names: 'Fecha|Sesiones|Eventos|Ingresos',
      },
      download: {
        title: 'Exporte en .csv',
        text: 'La flecha de arriba a la derecha y *CSV*. Después, suelte aquí el archivo.',
        button: 'Exportar',
        menu: 'Hojas|*CSV|PDF',
      },
    },
    linkedin: {
      place: {
        title: 'Abra Campaign Manager y elija las fechas',
        text: 'Elija la cuenta y dos años o más, hasta ayer.',
        list: 'Recursos|*Anuncios|Análisis',
        head: 'Campañas',
      },
      split: {
        title: 'Exporte por día',
        text: '*Exportar* y el informe de rendimiento de campañas. Elija *Diario* como *desglose temporal*: si no, cada campaña tiene una sola fila.',
        bar: 'Columnas|Desglose|Exportar',
        menu: 'Total|*Diario|Semanal',
        sub: '',
      },
      columns: {
        title: 'Revise las columnas',
        text: 'Bastan *Total gastado*, *Clics*, *Conversiones* y *Valor total de conversión*.',
        names: 'Fecha|Gastado|Clics|Conv.',
      },
      download: {
        title: 'Descargue el archivo',
        text: 'El .csv se lee tal cual, con las líneas de encima de la tabla. Suelte aquí el archivo.',
        button: 'Exportar',
        menu: '*.csv',
      },
    },
    tiktok: {
      place: {
        title: 'Abra los informes y cree uno',
        text: 'En TikTok Ads Manager: *Informes* y después *Informe personalizado*. Elija el periodo más largo posible, hasta ayer.',
        list: 'Campaña|*Informes|Recursos',
        head: 'Personalizado',
      },
      split: {
        title: 'Añada el día como dimensión',
        text: 'En *Dimensiones*, añada el *día*. Sin él, el archivo tiene una fila por campaña.',
        bar: 'Dimensión|Tiempo|Métricas',
        menu: 'Campaña|*Por día|Por semana',
        sub: '',
      },
      columns: {
        title: 'Revise las métricas',
        text: 'Bastan *Coste*, *Clics (destino)* y *Conversiones*.',
        names: 'Día|Coste|Clics|Conv.',
      },
      download: {
        title: 'Exporte en .csv o .xlsx',
        text: 'Se leen ambos; la fila de totales del final se excluye. Suelte aquí el archivo.',
        button: 'Exportar',
        menu: '*.csv|.xlsx',
      },
    },
    'amazon-ads': {
      place: {
        title: 'Abra los informes y cree uno',
        text: '*Medición e informes*, después *Informes de anuncios patrocinados* y *Crear informe*. Como tipo, elija *Campaña*.',
        list: 'Campañas|*Informes|Datos',
        head: 'Crear informe',
      },
      split: {
        title: 'Elija el día como unidad de tiempo',
        text: 'Al principio está en *Resumen*. Elija el periodo más largo posible.',
        bar: 'Categoría|Unidad|Periodo',
        menu: 'Resumen|*Diario',
        sub: '',
      },
      columns: {
        title: 'Ejecute el informe',
        text: '*Gasto*, *Clics*, *Pedidos* y *Ventas* ya están incluidos.',
        names: 'Fecha|Gasto|Clics|Pedidos',
      },
      download: {
        title: 'Descargue el archivo',
        text: 'Está listo a los pocos minutos, en .csv o .xlsx. Suelte aquí el archivo.',
        button: 'Descargar',
        menu: '*.xlsx|.csv',
      },
    },
    'search-console': {
      place: {
        title: 'Abra el informe de rendimiento y elija las fechas',
        text: '*Rendimiento* y *Resultados de búsqueda*. Lo máximo son los últimos 16 meses.',
        list: 'Resumen|*Rendimiento|Indexación',
        head: 'Resultados',
      },
      split: {
        title: 'No aplique filtros',
        text: 'Cada filtro excluye consultas. Los días no hay que elegirlos: están en todas las exportaciones.',
        bar: 'Tipo|Fecha|Nuevo',
        menu: 'Consultas|Páginas|*Fechas',
        sub: '',
      },
      columns: {
        title: 'Bastan clics e impresiones',
        text: 'El CTR y la posición se excluyen de todos modos.',
        names: 'Fecha|Clics|Impr.|CTR',
      },
      download: {
        title: 'Exporte en .xlsx',
        text: '*Exportar* y *Descargar Excel*: encontramos la hoja con las fechas. Del .zip con archivos CSV, elija el de las fechas.',
        button: 'Exportar',
        menu: 'Hojas|*Excel|CSV',
      },
    },
  },
};
