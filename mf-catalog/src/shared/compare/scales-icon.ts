/** Two columns beside each other. */
export const scalesIcon = 'M4.5 5h6v14h-6V5ZM13.5 5h6v14h-6V5ZM6.5 9h2M15.5 9h2M6.5 12.5h2M15.5 12.5h2';
