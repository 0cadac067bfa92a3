import type { OfferTexts } from '../rules/record.ts';

/** What the goods of the demo coupons are called in Spanish. */
const nouns = `
Apples = Manzanas; Artisan Bread = Pan artesanal; Asian Pantry = Despensa asiática; Asian Sauces = Salsas asiáticas
Baby Bath & Skin = Baño y piel del bebé; Baby Food = Comida para bebé; Baby Wipes = Toallitas para bebé; Bacon = Tocino
Bagels & Muffins = Bagels y panquecitos; Bags & Tableware = Bolsas y desechables; Bakery Cookies = Galletas de la panadería
Bakery Pastries = Pan dulce de la panadería; Baking Mixes = Mezclas para hornear; Balloons = Globos
Bath & Skin Care = Baño y cuidado de la piel; Batteries = Pilas; Beans = Frijoles; Berries = Frutos rojos
Bottles & Cups = Biberones y vasos; Bouquets = Ramos de flores; Boxed Sides = Guarniciones en caja; Bread = Pan
Breakfast Bars = Barras para el desayuno; Broth = Caldo; Buns & Tortillas = Bollos y tortillas; Butter = Mantequilla
Cakes & Pies = Pasteles y pays; Candles = Velas; Candy & Gum = Dulces y chicles; Canned Fish = Pescado en lata
Canned Fruit = Fruta en lata; Canned Meat = Carne en lata; Canned Vegetables = Verduras en lata
Cat Litter = Arena para gatos; Cereal = Cereal; Cheese = Queso; Chicken = Pollo; Chips = Papitas
Chocolate = Chocolate; Citrus = Cítricos; Cleaners = Limpiadores; Cocktail Mixers = Mezcladores para cocteles
Coffee = Café; Coffee Bar = Barra de café; Coffee Creamer = Crema para café; Cookies = Galletas
Cottage Cheese = Queso cottage; Craft Beer = Cerveza artesanal; Cut Fruit = Fruta picada; Deli Sides = Guarniciones del deli
Diapers = Pañales; Dish Care = Lavado de platos; Dog Treats = Premios para perros; Dressings & Pickles = Aderezos y pepinillos
Dried Fruit = Fruta seca; Dry Cat Food = Croquetas para gatos; Dry Dog Food = Croquetas para perros; Eggs = Huevos
European Pantry = Despensa europea; Flour & Sugar = Harina y azúcar; Fresh Fish = Pescado fresco
Fresh-Squeezed Juice = Jugo recién exprimido; Frozen Breakfast = Desayunos congelados; Frozen Fruit = Fruta congelada
Frozen Meals = Comidas congeladas; Frozen Snacks = Botanas congeladas; Frozen Vegetables = Verduras congeladas
Garden Seeds = Semillas para el jardín; Grains & Beans = Granos y frijoles; Granola = Granola; Greek Yogurt = Yogur griego
Ground Beef = Carne molida; Hair Care = Cuidado del cabello; Hass Avocado = Aguacate Hass; Health Care = Cuidado de la salud
Hummus & Dips = Hummus y dips; Ice Cream = Helado; Iced Tea & Cold Brew = Té helado y café frío; Indian Foods = Comida india
Juice = Jugo; Ketchup, Mustard & Mayo = Cátsup, mostaza y mayonesa; Laundry Care = Lavandería; Lemons = Limones amarillos
Lunch Meat = Carnes frías; Mac & Cheese = Macarrones con queso; Mango = Mango; Marinated Meats = Carnes marinadas
Meal Kits = Kits de comida; Mediterranean Pantry = Despensa mediterránea; Mexican Pantry = Despensa mexicana; Milk = Leche
Mixers = Mezcladores; Mushrooms = Champiñones; Non-Alcoholic Beer = Cerveza sin alcohol
Nonna Rosa Pasta Sauce = Salsa para pasta Nonna Rosa; Nuts & Trail Mix = Nueces y mezclas; Oatmeal = Avena; Oils = Aceites
Oral Care = Cuidado bucal; Pancake Mix & Syrup = Hot cakes y jarabe; Paper Products = Productos de papel
Party Platters = Charolas para fiestas; Pasta = Pasta; Pasta Sauce = Salsa para pasta; Peaches = Duraznos; Pears = Peras
Pet Supplies = Artículos para mascotas; Pineapple = Piña; Pizza = Pizza; Plant-Based Milk = Leche vegetal
Popcorn & Crackers = Palomitas y galletas saladas; Pork = Carne de cerdo; Potatoes & Onions = Papas y cebollas
Potted Plants = Plantas en maceta; Protein Bars = Barras de proteína; Ready-to-Heat Meals = Comidas listas para calentar
Red Wine = Vino tinto; Rice = Arroz; Rotisserie Chicken = Pollo rostizado; Salad Greens = Hojas para ensalada
Salad Kit = Kit de ensalada; Sandwiches = Sándwiches; Sauces & Salsa = Salsas; Sausage = Salchichas
Seedless Grapes = Uvas sin semillas; Seedless Watermelon = Sandía sin semillas; Shave & Deodorant = Afeitado y desodorante
Shellfish = Mariscos; Shredded Cheese = Queso rallado; Sliced Cheeses = Quesos rebanados; Sliced Meats = Carnes rebanadas
Smoked Seafood = Mariscos ahumados; Snack Cheese = Quesitos; Soda = Refrescos; Soup = Sopa
Soup & Hot Bar = Sopas y barra caliente; Sparkling Water = Agua con gas; Sparkling Wine = Vino espumoso; Spices = Especias
Sports Drinks = Bebidas deportivas; Spreads = Untables; Steaks & Roasts = Bistecs y asados; Tea = Té
Tissues & Napkins = Pañuelos y servilletas; Tofu = Tofu; Vegetables = Verduras; Vinegar = Vinagre; Vitamins = Vitaminas
Water = Agua; Wet Cat Food = Alimento húmedo para gatos; Wet Dog Food = Alimento húmedo para perros
White & Rosé Wine = Vino blanco y rosado; Wraps & Foil = Envolturas y aluminio; Yogurt = Yogur
`;

/** What is called by a name of its own. */
const others = `
Your Next Order = Tu próximo pedido; Your Groceries = Tus comestibles
FreshPass Orders = Pedidos con FreshPass; Your Winning Ticket = Tu boleto ganador
for Completing Your Profile = por completar tu perfil; for Staying in Touch = por seguir en contacto
for Ordering Online = por pedir en línea; for Redeeming a Reward = por canjear una recompensa
for Trying FreshPass = por probar FreshPass
`;

const names = new Map(
  [nouns, others]
    .join('')
    .split(/[;\n]/)
    .flatMap((entry) => {
      const [english = '', spanish] = entry.split(' = ');
      return spanish === undefined ? [] : [[english.trim(), spanish.trim()] as const];
    }),
);

/** What a demo coupon is called in Spanish; undefined for one named for its department, which everybody knows by its id. */
export function nameInSpanish(name: string, noun: string, brand: string | null): string | undefined {
  if (brand === null) return names.get(name);
  const goods = names.get(noun);
  return goods === undefined || goods.endsWith(brand) ? goods : `${goods} ${brand}`;
}

const day = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('es-US', { month: 'long', day: 'numeric' });

/** Until when it is good, and where. @param hasBoxTop does each purchase help a school? */
export const termsInSpanish = (endsOn: string, hasBoxTop: boolean): string =>
  `${hasBoxTop ? 'Cada compra también suma un box top para la escuela que elijas. ' : ''}Oferta válida hasta el ${day(endsOn)} en tiendas participantes y en línea.`;

/** The challenges that the demo begins with. @param until their last day */
export const challengesInSpanish = (until: string): Readonly<Record<string, OfferTexts>> => {
  const disclaimer = 'En tiendas participantes y en línea. Lo que se devuelve deja de contar.';
  return {
    'bonus-berries': {
      name: 'Compra 3 paquetes de frutos rojos',
      description: 'Fresas, arándanos, frambuesas o zarzamoras, en uno o varios pedidos.',
      disclaimer,
    },
    'bonus-vegetables': {
      name: 'Gasta $30 en verduras',
      description: 'Verduras frescas de cualquier tipo, en uno o varios pedidos.',
      disclaimer,
    },
    'bonus-visits': {
      name: `Compra 4 veces hasta el ${day(until)}`,
      description: 'Cada pedido cuenta, en la tienda o en línea.',
      disclaimer,
    },
  };
};
