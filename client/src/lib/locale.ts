/** The language of what is shown, and how it writes numbers and dates: the only place that names one. */
export const locale = { language: 'en', formats: 'en-US', openGraph: 'en_UG' } as const;
