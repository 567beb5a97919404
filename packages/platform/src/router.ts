import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom';

/** React Router, through the one door: a second copy would be a second, silent router. */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** Goes to another address, or so many steps of the browser's history. */
interface NavigateFunction {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
}

/** How to go somewhere. A promise of React Router's data routers is left out: the shell has none of them. */
export const useNavigate: () => NavigateFunction = useRouterNavigate;
