/** The design tokens that pictures drawn at build time need. */
export const palette = {
  paper: '#FBFCFB',
  white: '#FFFFFF',
  ink: '#13151B',
  ink2: '#464A55',
  weekLine: '#F1F2F1',
  monthLine: '#E2E4E3',
  cobalt: '#1A3DD8',
  cobaltDeep: '#10299A',
  cobalt2: '#B9C7F8',
  cobalt1: '#E6EBFD',
  cobaltBright: '#5472FA',
  persimmon: '#FA561B',
  persimmonLine: '#D94207',
  persimmon2: '#FFCFB6',
  persimmon1: '#FFE9DE',
};
