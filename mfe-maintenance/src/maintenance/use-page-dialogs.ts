import { useUrlState } from '@hand-receipt/platform';

/** What is open over the page, by the URL, so that a link or a notification leads to it. */
export function usePageDialogs() {
  const url = useUrlState();
  const close = () => url.set({ send: '', report: '', connections: '', document: '' });
  return {
    close,
    /** Id of the item to send a form about; 'new' before it is chosen, '' where none is sent. */
    sending: url.get('send'),
    send: () => url.set({ send: 'new' }),
    sendAbout: (itemId: string) => url.set({ send: itemId }),
    /** Id of the item to report maintenance of; 'new' before it is chosen, '' where nothing is reported. */
    reporting: url.get('report'),
    /** The form that reported the fault, where a link from it leads here. */
    fromDocument: url.get('document') || undefined,
    report: () => url.set({ report: 'new' }),
    reportAbout: (itemId: string) => url.set({ report: itemId }),
    connecting: url.get('connections') !== '',
    connect: () => url.set({ connections: '1' }),
  };
}
