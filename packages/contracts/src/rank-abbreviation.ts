/** Ranks as they are spoken, with what stands for them on a form (product.md, section 9). */
const ABBREVIATIONS: Record<string, string> = {
  captain: 'CPT',
  lieutenant: 'LT',
  major: 'MAJ',
  colonel: 'COL',
  sergeant: 'SGT',
  private: 'PVT',
  specialist: 'SPC',
  corporal: 'CPL',
  'staff sergeant': 'SSG',
  'sergeant first class': 'SFC',
  'master sergeant': 'MSG',
  'first sergeant': '1SG',
  'sergeant major': 'SGM',
};

/**
 * A rank in its short form: `Staff Sergeant` is `SSG`, in any case. What is short already, or not in the list,
 * stays as it is.
 */
export function abbreviateRank(rank: string): string {
  const spoken = rank.trim().replace(/\s+/g, ' ');
  const word = spoken.toLowerCase();
  return Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? spoken) : spoken;
}
