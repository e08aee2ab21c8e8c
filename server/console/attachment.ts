/** The headers of a file that is to be saved, never shown. */
export function attachment(fileName: string, type: string): Record<string, string> {
  const plain = fileName.normalize('NFKD').replace(/[^\w. -]/g, '');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
    'x-content-type-options': 'nosniff',
  };
}
