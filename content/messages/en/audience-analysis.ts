export const audienceAnalysis = {
  meta: { title: '', description: '' },
};
