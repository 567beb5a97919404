import { BrandMark } from '../text/brand-mark';
import './feedback.css';

/** In place of a page that is on its way. */
export function Splash({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className="hr-splash" role="status">
      <BrandMark size={40} />
      {text}
    </div>
  );
}
