export const deviceAnalysis = {
  meta: { title: '', description: '' },
};
