interface Connection {
  type?: string;
  saveData?: boolean;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** True for a connection that is known not to be Wi-Fi. Most browsers on a desk do not say. */
export const onMobileData = (): boolean => connection()?.type === 'cellular';

/** Whether nothing large should be fetched without being asked for: mobile data, or a browser told to save. */
export const isMetered = (): boolean => onMobileData() || connection()?.saveData === true;
