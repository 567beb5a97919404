import '../fonts.css';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../index';
import { Gallery } from './gallery';

applyTheme();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />);
