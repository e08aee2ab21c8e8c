export const checkGaTag = {
  meta: { title: '', description: '' },
};
