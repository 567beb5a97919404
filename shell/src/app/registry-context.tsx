import type { RegisteredRemote } from '@hand-receipt/contracts';
import { createContext, useContext } from 'react';

const RegistryContext = createContext<RegisteredRemote[]>([]);

export const RegistryProvider = RegistryContext.Provider;

/** The remotes that this page knows. */
export const useRegistry = () => useContext(RegistryContext);
