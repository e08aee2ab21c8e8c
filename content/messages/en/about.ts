export const about = {
  meta: { title: '', description: '' },
};
