/** What a colour says. Never said by colour alone: an icon and a word go with it. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
