export const careersSearch = {
  meta: { title: '', description: '' },
};
