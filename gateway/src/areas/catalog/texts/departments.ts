import type { InLanguages } from '../../../shared/language.ts';

/** S-265, names: of the 20 departments (N-56). */
export const departmentNames = {
  beverages: 'Beverages',
  'bread-bakery': 'Bread & Bakery',
  'breakfast-cereal': 'Breakfast & Cereal',
  'canned-goods-soups': 'Canned Goods & Soups',
  'condiments-spices-bakes': 'Condiments, Spices & Bakes',
  'cookies-snacks-candy': 'Cookies, Snacks & Candy',
  'dairy-eggs-cheese': 'Dairy, Eggs & Cheese',
  deli: 'Deli',
  'flowers-decor': 'Flowers & Decor',
  'frozen-foods': 'Frozen Foods',
  'fruits-vegetables': 'Fruits & Vegetables',
  'grains-pasta-sides': 'Grains, Pasta & Sides',
  'international-cuisine': 'International Cuisine',
  'meat-seafood': 'Meat & Seafood',
  'baby-care': 'Baby Care',
  'paper-cleaning-home': 'Paper, Cleaning & Home',
  'personal-care-health': 'Personal Care & Health',
  'pet-care': 'Pet Care',
  'wine-beer-spirits': 'Wine, Beer & Spirits',
  'prepared-meals-catering': 'Prepared Meals & Catering',
};

type Names = Readonly<Record<keyof typeof departmentNames, string>>;

const spanish: Names = {
  beverages: 'Bebidas',
  'bread-bakery': 'Pan y repostería',
  'breakfast-cereal': 'Desayuno y cereales',
  'canned-goods-soups': 'Enlatados y sopas',
  'condiments-spices-bakes': 'Condimentos, especias y horneado',
  'cookies-snacks-candy': 'Galletas, botanas y dulces',
  'dairy-eggs-cheese': 'Lácteos, huevos y quesos',
  deli: 'Deli',
  'flowers-decor': 'Flores y decoración',
  'frozen-foods': 'Congelados',
  'fruits-vegetables': 'Frutas y verduras',
  'grains-pasta-sides': 'Granos, pasta y guarniciones',
  'international-cuisine': 'Cocina internacional',
  'meat-seafood': 'Carnes y mariscos',
  'baby-care': 'Cuidado del bebé',
  'paper-cleaning-home': 'Papel, limpieza y hogar',
  'personal-care-health': 'Cuidado personal y salud',
  'pet-care': 'Mascotas',
  'wine-beer-spirits': 'Vinos, cervezas y licores',
  'prepared-meals-catering': 'Comidas preparadas y banquetes',
};

/** Their names in each language. */
export const departmentTexts: InLanguages<Names> = { en: departmentNames, es: spanish };
